import { useQuery } from '@tanstack/react-query';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Subscriber } from '#shared/mail/subscribers.schema.ts';
import type { SubscriberStatus } from '#shared/mail/subscribers.ts';
import { ownerText } from '#shared/language/text.ts';
import { subscribersCsvPath } from '#shared/primitives/addresses.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { PlainList } from '#web/admin/lists/plain-list.tsx';
import { StatusFilter } from '#web/admin/mailing-list/status-filter.tsx';
import { SubscriberRow } from '#web/admin/mailing-list/subscriber-row.tsx';
import { subscriberCountsQuery, subscribersQuery } from '#web/admin/mailing-list/subscribers.queries.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const ImportDialog = lazyPart(() => import('#web/admin/mailing-list/import-dialog.tsx'));

/** The people who get the newsletter, or did. */
export function MailingListCard() {
  const [isImporting, setIsImporting] = useState(false);
  const { data: counts } = useQuery(subscriberCountsQuery);
  const isEmpty = counts && Object.values(counts).every((count) => count === 0);
  const texts = ownerText().mailingList;
  const close = () => setIsImporting(false);
  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        <div className="flex flex-wrap gap-3">
          {!isEmpty && (
            <a href={subscribersCsvPath} download className={buttonClass({ variant: 'outline' })}>
              <Download aria-hidden="true" />
              {texts.export}
            </a>
          )}
          <Button
            variant="outline"
            onPointerEnter={ImportDialog.loadAhead}
            onClick={() => setIsImporting(true)}
          >
            <Upload aria-hidden="true" />
            {texts.import.open}
          </Button>
        </div>
      }
    >
      <Subscribers counts={counts} />
      {isImporting && (
        <LazyDialog onClose={close}>
          <ImportDialog.Part onClose={close} />
        </LazyDialog>
      )}
    </Card>
  );
}

function Subscribers({ counts }: { counts: Record<SubscriberStatus, number> | undefined }) {
  const [status, setStatus] = useState<SubscriberStatus | null>(null);
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim(), TYPING_PAUSE_MS);
  const list = useList<Subscriber>({ ...subscribersQuery({ q, status }), refetchOnMount: 'always' });
  const texts = ownerText().mailingList;
  const isEmpty = counts && Object.values(counts).every((count) => count === 0);
  const nobody = status ? texts.nobodyHere : texts.empty;
  return (
    <>
      {counts && !isEmpty && (
        <div className="mb-4 flex flex-col gap-3">
          <StatusFilter counts={counts} status={status} onChoose={setStatus} />
          <TextField
            type="search"
            label={texts.search}
            autoComplete="off"
            maxLength={listLimits.searchLength}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <PlainList
        list={list}
        texts={{ ...texts, empty: q ? ownerText().lists.noMatches({ query: q }) : nobody }}
      >
        {(subscriber) => <SubscriberRow key={subscriber.id} subscriber={subscriber} />}
      </PlainList>
    </>
  );
}
