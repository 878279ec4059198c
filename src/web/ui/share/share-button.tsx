import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { itemPath, type PageKind } from '#shared/addresses.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button, type ButtonSize } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const { Part: ShareDialog, loadAhead } = lazyPart(() => import('#web/ui/share/share-dialog.tsx'));

type Props = { kind: PageKind; item: { id: number; title: string }; size?: ButtonSize };

/** Phones offer the apps one shares with; elsewhere a dialog has the link, and the code for other sites. */
export function ShareButton({ kind, item, size }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const share = () => {
    if (!sharesWithApps()) setIsOpen(true);
    // Whoever closes the phone's own menu has changed their mind.
    else
      navigator
        .share({ title: item.title, url: window.location.origin + itemPath(kind, item) })
        .catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="outline"
        size={size}
        className="noscript:hidden"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={share}
      >
        <Share2 aria-hidden="true" />
        Share
        <span className="sr-only"> {item.title}</span>
      </Button>
      {isOpen && (
        <LazyDialog onClose={close}>
          <ShareDialog kind={kind} item={item} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** Computers have such a menu at times too, but nobody pastes code from it. */
function sharesWithApps(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}
