import { Eye, Mail, Pencil, Share, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import { newsletterItemKinds } from '#shared/mail/newsletters.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import type { Shareable } from '#shared/media/embed-code.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import type { Kind } from '#web/admin/kinds.ts';
import type { RowAction } from '#web/admin/lists/row-action.ts';
import { RowActions } from '#web/admin/lists/row-actions.tsx';
import { nextFocus } from '#web/admin/lists/row-buttons.tsx';
import { useDelete } from '#web/admin/lists/use-delete.ts';
import { writeAbout, type NewsletterItem } from '#web/admin/new-newsletter.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: ShareDialog, loadAhead } = lazyPart(() => import('#web/ui/share/share-dialog.tsx'));

type Props = Shareable & {
  item: { visibility: Visibility };
  isOpening?: boolean;
  onEdit: () => void;
  /** Before the others. */
  more?: RowAction[];
};

/** What the owner can do with something that has a page. */
export function ItemActions({ isOpening, onEdit, more = [], ...shared }: Props) {
  const { kind, item } = shared;
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  const remove = useDeleteAction(kind, item.id, ownerText().lists.deleteItem(item));
  // Before it is published it has no page.
  const ofPage = item.visibility === 'published' ? pageActions(shared, () => setIsSharing(true)) : [];
  const announce = useAnnounceActions(shared);
  return (
    <>
      <RowActions
        label={ownerText().lists.actionsFor(item)}
        actions={[...more, ...announce, ...ofPage, editAction(item, onEdit, isOpening), remove]}
      />
      {isSharing && (
        <LazyDialog onClose={close}>
          <ShareDialog {...shared} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

function pageActions({ kind, item }: Shareable, onShare: () => void): RowAction[] {
  const { viewPage, viewPageOf, share, shareItem } = ownerText().lists;
  return [
    { label: viewPageOf(item), hint: viewPage, Icon: Eye, href: itemPath(kind, item) },
    { label: shareItem(item), hint: share, Icon: Share, onPointerEnter: loadAhead, onSelect: onShare },
  ];
}

/** Where the site sends mail, and the item has a page that a mail can link to. */
function useAnnounceActions({ kind, item }: Pick<Props, 'kind' | 'item'>): RowAction[] {
  const [, navigate] = useLocation();
  const { newsletter: sendsMail } = useArtist();
  const isAnnounced = newsletterItemKinds.some((each) => each === kind);
  if (!sendsMail || !isAnnounced || item.visibility !== 'published') return [];
  const { aboutThis, aboutThisItem } = ownerText().newsletter;
  return [
    {
      label: aboutThisItem(item),
      hint: aboutThis,
      Icon: Mail,
      onSelect: () => writeAbout({ kind, item } as NewsletterItem, navigate),
    },
  ];
}

export function editAction(item: { title: string }, onEdit: () => void, isOpening = false): RowAction {
  const { editItem, edit, opening } = ownerText().lists;
  return {
    label: editItem(item),
    hint: edit,
    Icon: Pencil,
    busyText: isOpening ? opening : undefined,
    opensRow: true,
    onSelect: onEdit,
  };
}

export function useDeleteAction(kind: Kind, id: number, label: string): RowAction {
  const remove = useDelete(kind);
  return {
    label,
    hint: ownerText().lists.delete,
    Icon: Trash2,
    isDanger: true,
    onSelect: (button) => {
      const next = nextFocus(button);
      if (remove(id)) next?.focus();
    },
  };
}
