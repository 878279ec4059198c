import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { playAll } from '#web/lib/playback/playback.ts';
import type { TrackList } from '#web/lib/playback/queue.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';

type Props = { list: TrackList; variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** Plays a whole list, including pages that are not loaded yet. */
export function PlayAll({ list, className, ...look }: Props) {
  return (
    <Button className={cn('noscript:hidden', className)} {...look} onClick={() => playAll(list)}>
      <Play aria-hidden="true" fill="currentColor" />
      {text().player.playAll}
    </Button>
  );
}
