import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { useEditedItem } from '#web/admin/edit/use-edited-item.ts';
import { PlainList } from '#web/admin/lists/plain-list.tsx';
import { newNewsletter } from '#web/admin/new-newsletter.ts';
import { NewsletterRow } from '#web/admin/newsletters/newsletter-row.tsx';
import { listQuery, MOST_PAGES_REFETCHED } from '#web/lib/api/lists.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const NewDialog = lazyPart(() => import('#web/admin/newsletters/new-newsletter-dialog.tsx'));
const EditDialog = lazyPart(() => import('#web/admin/newsletters/edit-newsletter-dialog.tsx'));
const SendDialog = lazyPart(() => import('#web/admin/newsletters/send-dialog.tsx'));
const ViewDialog = lazyPart(() => import('#web/admin/newsletters/view-dialog.tsx'));

/** While one is being sent or about to be. */
const POLL_MS = 3_000;

const isMoving = ({ status, sendAt }: Newsletter) =>
  status === 'sending' || (status === 'scheduled' && sendAt !== null && Date.parse(sendAt) < Date.now());

export function NewslettersCard() {
  const list = useNewsletters();
  const { edited, edit, close } = useEditedItem('newsletter');
  const [opened, setOpened] = useState<{ Part: typeof SendDialog.Part; newsletter: Newsletter } | null>(null);
  const written = newNewsletter.use();
  const closeNew = () => newNewsletter.set(null);
  const closeOpened = () => setOpened(null);
  const openSending = (newsletter: Newsletter) => setOpened({ Part: SendDialog.Part, newsletter });
  const { library, description, write, list: texts } = ownerText().newsletter;
  return (
    <Card
      title={library}
      description={description}
      actions={
        <Button onPointerEnter={NewDialog.loadAhead} onClick={() => newNewsletter.set({ about: null })}>
          <PenLine aria-hidden="true" />
          {write}
        </Button>
      }
    >
      <PlainList list={list} texts={{ ...texts, title: library }}>
        {(newsletter) => (
          <NewsletterRow
            key={newsletter.id}
            newsletter={newsletter}
            onEdit={() => edit(newsletter)}
            onSend={() => openSending(newsletter)}
            onView={() => setOpened({ Part: ViewDialog.Part, newsletter })}
          />
        )}
      </PlainList>
      {written && (
        <LazyDialog onClose={closeNew}>
          <NewDialog.Part
            {...written}
            onSaved={(newsletter) => {
              closeNew();
              openSending(newsletter);
            }}
            onClose={closeNew}
          />
        </LazyDialog>
      )}
      {edited && (
        <LazyDialog onClose={close}>
          <EditDialog.Part item={edited} onClose={close} />
        </LazyDialog>
      )}
      {opened && (
        <LazyDialog onClose={closeOpened}>
          <opened.Part newsletter={opened.newsletter} onClose={closeOpened} />
        </LazyDialog>
      )}
    </Card>
  );
}

function useNewsletters() {
  return useList({
    ...listQuery<Newsletter>(apiPaths.newsletters, { limit: listLimits.step }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? [];
      const hasMoving = pages.some(({ items }) => items.some(isMoving));
      return hasMoving && pages.length <= MOST_PAGES_REFETCHED && POLL_MS;
    },
  });
}
