import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  removeOfflineTrack,
  saveOfflineTrack,
  readOfflineTracks,
} from '#web/service-worker/offline-tracks.ts';
import { messageServiceWorker } from '#web/service-worker/offline-stores.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Needs https, and some browsers disable it in private windows. */
const canSaveTracks = () => 'caches' in window && 'serviceWorker' in navigator;

/** Never fresh, because the service worker may remove tracks. */
export const offlineTracksQuery = queryOptions<Track[]>({
  queryKey: ['offline-tracks'],
  queryFn: () => (canSaveTracks() ? readOfflineTracks() : []),
  staleTime: 0,
});

export function useSaveOfflineTrack() {
  return useChange('The song could not be kept', async ({ id }) => {
    // Asks the browser not to evict it.
    void navigator.storage?.persist();
    await saveOfflineTrack(id);
  });
}

export function useRemoveOfflineTrack() {
  return useChange('The song could not be removed', ({ id }) => removeOfflineTrack(id));
}

function useChange(failed: string, mutationFn: (track: Track) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      await messageServiceWorker({ kind: 'offline-tracks-changed' });
      await client.invalidateQueries(offlineTracksQuery);
    },
    onError: (error) => toast({ title: failed, description: reasonOf(error), variant: 'destructive' }),
  });
}

function reasonOf(error: Error): string {
  if (!canSaveTracks()) return 'This browser keeps songs only of sites with https in their address.';
  if (error.name === 'QuotaExceededError')
    return 'There is no room left in this browser. Please remove another kept song and try again.';
  if (!navigator.onLine) return 'You are offline. Please try again when you are back online.';
  return 'The song did not arrive. Please try again.';
}
