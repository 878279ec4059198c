import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Track } from '#shared/tracks.schema.ts';
import { forgetSong, keepSong, readKeptSongs } from '#web/service-worker/kept-songs.ts';
import { tellServiceWorker } from '#web/service-worker/tell-service-worker.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Only over https, and not in a private window of every browser. */
const canKeepSongs = () => 'caches' in window && 'serviceWorker' in navigator;

/** The songs in this browser. The service worker may take some out, so they are read anew for each page. */
export const keptSongsQuery = queryOptions<Track[]>({
  queryKey: ['kept-songs'],
  queryFn: () => (canKeepSongs() ? readKeptSongs() : []),
  staleTime: 0,
});

/** Keeps a song in this browser, to be heard without a network. */
export function useKeepSong() {
  return useChange('The song could not be kept', async ({ id }) => {
    // So that the browser does not make room by taking it out again; it may say no.
    void navigator.storage?.persist();
    await keepSong(id);
  });
}

export function useForgetSong() {
  return useChange('The song could not be removed', ({ id }) => forgetSong(id));
}

function useChange(failed: string, mutationFn: (track: Track) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await tellServiceWorker({ kind: 'kept-songs-changed' });
      await client.invalidateQueries(keptSongsQuery);
    },
    onError: (error) => toast({ title: failed, description: reasonOf(error), variant: 'destructive' }),
  });
}

function reasonOf(error: Error): string {
  if (!canKeepSongs()) return 'This browser keeps songs only of sites with https in their address.';
  if (error.name === 'QuotaExceededError')
    return 'There is no room left in this browser. Please remove another kept song and try again.';
  if (!navigator.onLine) return 'You are offline. Please try again when you are back online.';
  return 'The song did not arrive. Please try again.';
}
