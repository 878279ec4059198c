import { Eye, Share } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { itemPath } from '#shared/addresses.ts';
import type { Embeddable } from '#shared/embed-code.ts';
import type { Visibility } from '#shared/visibility.ts';
import { ActionButton } from '#web/features/admin/lists/row-buttons.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';
import { Tooltip } from '#web/ui/tooltip/tooltip.tsx';

const { Part: ShareDialog, loadAhead } = lazyPart(() => import('#web/ui/share/share-dialog.tsx'));

type Props = Embeddable & { item: { visibility: Visibility } };

/** To the page visitors see, and what leads them there. Before it is published there is no page. */
export function PageActions(shared: Props) {
  const { kind, item } = shared;
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  if (item.visibility !== 'published') return null;
  return (
    <>
      <Tooltip text="View page">
        <Link
          href={itemPath(kind, item)}
          aria-label={`View page of ${item.title}`}
          className={buttonClass({ variant: 'quiet', className: 'w-11 px-0! [&_svg]:size-5!' })}
        >
          <Eye aria-hidden="true" />
        </Link>
      </Tooltip>
      <ActionButton
        action="Share"
        subject={item.title}
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
