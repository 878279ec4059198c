import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Shareable } from '#shared/media/embed-code.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { LazyDialog } from '#web/ui/states/lazy-boundary.tsx';

const { Part: ShareDialog, loadAhead } = lazyPart(() => import('#web/ui/share/share-dialog.tsx'));

type Props = Shareable & { variant?: ButtonVariant; size?: ButtonSize; className?: string };

export function ShareButton({ variant = 'outline', size, className, ...shared }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant={variant}
        aria-label={text().share.shareTitle(shared.item)}
        size={size}
        className={cn('noscript:hidden', className)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" />
        {text().share.share}
      </Button>
      {isOpen && (
        <LazyDialog onClose={close}>
          <ShareDialog {...shared} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
