import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { itemOfCache, messageServiceWorker, type OfflineItem } from '#web/service-worker/offline-stores.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Needs https, and some browsers disable it in private windows. */
const canSaveTracks = () => 'caches' in window && 'serviceWorker' in navigator;

/** Most visitors have saved nothing, and need no code for it. */
const loadOfflineTracks = () => import('#web/service-worker/offline-tracks.ts');

async function hasSaved(): Promise<boolean> {
  return canSaveTracks() && (await caches.keys()).some((name) => itemOfCache(name) !== null);
}

/** Never fresh, because the service worker may remove tracks. */
export const offlineTracksQuery = queryOptions<Track[]>({
  queryKey: ['offline-tracks'],
  queryFn: async () => ((await hasSaved()) ? (await loadOfflineTracks()).readOfflineTracks() : []),
  staleTime: 0,
});

/** Whether the page of the release, if there is one, is saved. */
export const offlineReleaseQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: [...offlineTracksQuery.queryKey, id],
    queryFn: async () => {
      if (id === undefined) return true;
      if (!(await hasSaved())) return false;
      const { savedPageOf } = await loadOfflineTracks();
      return Boolean(await savedPageOf({ kind: 'release', id }));
    },
    staleTime: 0,
  });

export function useSaveOffline() {
  return useChange(text().offline.keepFailed, async (item) => {
    // Asks the browser not to evict it.
    void navigator.storage?.persist();
    await (await loadOfflineTracks()).saveOffline(item);
  });
}

export function useRemoveOffline() {
  return useChange(text().offline.removeFailed, async (item) => {
    await (await loadOfflineTracks()).removeOffline(item);
  });
}

function useChange(failed: string, change: (item: OfflineItem) => Promise<void>) {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const run = async (items: OfflineItem[]) => {
    setIsPending(true);
    try {
      for (const item of items) {
        await change(item);
        await client.invalidateQueries(offlineTracksQuery);
      }
    } catch (error) {
      toast({ title: failed, description: reasonOf(error), variant: 'destructive' });
    }
    // Also after a failure: some items may have been changed.
    if (canSaveTracks()) void messageServiceWorker({ kind: 'offline-tracks-changed' });
    setIsPending(false);
  };
  return { run, isPending };
}

function reasonOf(error: unknown): string {
  if (!canSaveTracks()) return text().offline.needsHttps;
  if (error instanceof Error && error.name === 'QuotaExceededError') return text().offline.noRoom;
  if (!navigator.onLine) return text().offline.noNetwork;
  return text().offline.notArrived;
}
