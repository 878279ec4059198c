import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CloudDownload } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  offlineTracksQuery,
  useRemoveOfflineTrack,
  useSaveOfflineTrack,
} from '#web/features/tracks/offline/offline-tracks.queries.ts';
import { OfflineTracksLink } from '#web/features/tracks/offline/offline-tracks-link.tsx';
import { Button } from '#web/ui/button.tsx';

export function KeepOfflineButton({ track }: { track: Track }) {
  const { data: tracks = [] } = useQuery(offlineTracksQuery);
  const save = useSaveOfflineTrack();
  const remove = useRemoveOfflineTrack();
  const isSaved = tracks.some(({ id }) => id === track.id);
  const isBusy = save.isPending || remove.isPending;
  const Icon = isSaved ? CircleCheck : CloudDownload;
  return (
    <>
      <Button
        variant="outline"
        className="noscript:hidden"
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
      <OfflineTracksLink />
    </>
  );
}
