import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  readOfflineTracks,
  removeOffline,
  savedPageOf,
  saveOffline,
} from '#web/service-worker/offline-tracks.ts';
import { messageServiceWorker, type OfflineItem } from '#web/service-worker/offline-stores.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Needs https, and some browsers disable it in private windows. */
const canSaveTracks = () => 'caches' in window && 'serviceWorker' in navigator;

/** Never fresh, because the service worker may remove tracks. */
export const offlineTracksQuery = queryOptions<Track[]>({
  queryKey: ['offline-tracks'],
  queryFn: () => (canSaveTracks() ? readOfflineTracks() : []),
  staleTime: 0,
});

/** Whether the page of the release, if there is one, is saved. */
export const offlineReleaseQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [...offlineTracksQuery.queryKey, id],
    queryFn: async () =>
      id === undefined || (canSaveTracks() && Boolean(await savedPageOf({ kind: 'release', id }))),
    staleTime: 0,
  });

export function useSaveOffline() {
  return useChange(text().offline.keepFailed, async (item) => {
    // Asks the browser not to evict it.
    void navigator.storage?.persist();
    await saveOffline(item);
  });
}

export function useRemoveOffline() {
  return useChange(text().offline.removeFailed, removeOffline);
}

function useChange(failed: string, change: (item: OfflineItem) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (items: OfflineItem[]) => {
      for (const item of items) {
        await change(item);
        await client.invalidateQueries(offlineTracksQuery);
      }
    },
    onError: (error) => toast({ title: failed, description: reasonOf(error), variant: 'destructive' }),
    // Also after a failure: some items may have been changed.
    onSettled: () => {
      if (canSaveTracks()) void messageServiceWorker({ kind: 'offline-tracks-changed' });
    },
  });
}

function reasonOf(error: Error): string {
  if (!canSaveTracks()) return text().offline.needsHttps;
  if (error.name === 'QuotaExceededError') return text().offline.noRoom;
  if (!navigator.onLine) return text().offline.noNetwork;
  return text().offline.notArrived;
}
