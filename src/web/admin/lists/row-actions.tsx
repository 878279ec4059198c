import { Eye, Pencil, Share } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ownerText } from '#shared/language/text.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import type { Embeddable } from '#shared/media/embed-code.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import { ActionButton, DeleteButton } from '#web/admin/lists/row-buttons.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

const { Part: ShareDialog, loadAhead } = lazyPart(() => import('#web/ui/share/share-dialog.tsx'));

type Listed = Embeddable & { item: { visibility: Visibility } };

type Props = Listed & { isOpening?: boolean; onEdit: () => void };

export function RowActions({ isOpening, onEdit, ...shown }: Props) {
  const { kind, item } = shown;
  return (
    <>
      <PageActions {...shown} />
      <ActionButton label={ownerText().lists.editItem(item)} hint={ownerText().lists.edit} onClick={onEdit}>
        {isOpening ? <Spinner label={ownerText().lists.opening} /> : <Pencil aria-hidden="true" />}
      </ActionButton>
      <DeleteButton kind={kind} id={item.id} label={ownerText().lists.deleteItem(item)} />
    </>
  );
}

/** View and share the page of an item. Before it is published it has none. */
function PageActions(shared: Listed) {
  const { kind, item } = shared;
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  if (item.visibility !== 'published') return null;
  return (
    <>
      <Tooltip text={ownerText().lists.viewPage}>
        <Link
          href={itemPath(kind, item)}
          aria-label={ownerText().lists.viewPageOf(item)}
          className={buttonClass({ variant: 'quiet', className: 'w-11 px-0! [&_svg]:size-5!' })}
        >
          <Eye aria-hidden="true" />
        </Link>
      </Tooltip>
      <ActionButton
        label={ownerText().lists.shareItem(item)}
        hint={ownerText().lists.share}
        onPointerEnter={loadAhead}
        onClick={() => setIsSharing(true)}
      >
        <Share aria-hidden="true" />
      </ActionButton>
      {isSharing && (
        <LazyDialog onClose={close}>
          <ShareDialog {...shared} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
