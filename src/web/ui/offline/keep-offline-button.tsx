import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudDownload } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import {
  offlineTracksQuery,
  useRemoveOfflineTrack,
  useSaveOfflineTrack,
} from '#web/ui/offline/offline-tracks.queries.ts';

type Props = { track: Track; variant?: ButtonVariant; className?: string };

/** Renders nothing for a track without audio. */
export function KeepOfflineButton({ track, variant = 'outline', className }: Props) {
  const { data: tracks = [] } = useQuery(offlineTracksQuery);
  const save = useSaveOfflineTrack();
  const remove = useRemoveOfflineTrack();
  if (isUnavailable(track.audioFile)) return null;
  const isSaved = tracks.some(({ id }) => id === track.id);
  const isBusy = save.isPending || remove.isPending;
  const Icon = isSaved ? CircleCheck : CloudDownload;
  return (
    <Button
      variant={variant}
      className={cn('noscript:hidden', className)}
      aria-pressed={isSaved}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) (isSaved ? remove : save).mutate(track);
      }}
    >
      <Icon aria-hidden="true" />
      {save.isPending ? text().offline.keeping : isSaved ? text().offline.kept : text().offline.keep}
    </Button>
  );
}
