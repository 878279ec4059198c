import { Heart } from 'lucide-react';
import { useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A heart for as long as the page is open: nobody is asked to sign in for it, and nothing is kept. */
export function FavouriteButton({ title, className }: { title: string; className?: string }) {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <IconButton
      variant="media"
      size="small"
      label={`Favourite ${title}`}
      aria-pressed={isFavourite}
      className={cn('noscript:hidden', className)}
      onClick={() => setIsFavourite(!isFavourite)}
    >
      <Heart
        aria-hidden="true"
        className={cn('transition-transform', isFavourite && 'scale-110 fill-disc-accent stroke-disc-accent')}
      />
    </IconButton>
  );
}
