import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudDownload } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { OfflineItem } from '#web/service-worker/offline-stores.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import {
  offlineReleaseQuery,
  offlineTracksQuery,
  useRemoveOffline,
  useSaveOffline,
} from '#web/ui/offline/offline-tracks.queries.ts';

type Props = {
  tracks: Track[];
  /** Its page is kept with its tracks. */
  releaseId?: number;
  variant?: ButtonVariant;
  className?: string;
};

/** Renders nothing for tracks without audio. */
export function KeepOfflineButton({ tracks, releaseId, variant = 'outline', className }: Props) {
  const { data: saved = [] } = useQuery(offlineTracksQuery);
  const { data: isPageSaved = false } = useQuery(offlineReleaseQuery(releaseId));
  const save = useSaveOffline();
  const remove = useRemoveOffline();
  const playable = tracks.filter(({ audioFile }) => !isUnavailable(audioFile));
  if (playable.length === 0) return null;
  const missing = playable.filter((track) => !saved.some(({ id }) => id === track.id));
  const isSaved = missing.length === 0 && isPageSaved;
  const isBusy = save.isPending || remove.isPending;
  const Icon = isSaved ? CircleCheck : CloudDownload;
  const change = () => {
    const changed = isSaved ? playable : missing;
    const items: OfflineItem[] = changed.map(({ id }) => ({ kind: 'track', id }));
    if (releaseId !== undefined) items.push({ kind: 'release', id: releaseId });
    void (isSaved ? remove : save).run(items);
  };
  return (
    <Button
      variant={variant}
      className={cn('noscript:hidden', className)}
      aria-pressed={isSaved}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) change();
      }}
    >
      <Icon aria-hidden="true" />
      {save.isPending
        ? keepingText(playable.length - missing.length, playable.length)
        : isSaved
          ? text().offline.kept
          : text().offline.keep}
    </Button>
  );
}

function keepingText(done: number, count: number): string {
  return count === 1 ? text().offline.keeping : text().offline.keepingSome({ done, count });
}
