import type { QueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { releaseOf } from '#web/admin/releases/album-of-files.ts';
import {
  releaseForm,
  type NewReleaseOutput,
  type NewReleaseValues,
} from '#web/admin/releases/release-form.ts';
import { reportMade } from '#web/admin/releases/report-made.ts';
import { reportFailed, type FileQueueItem } from '#web/admin/upload/file-queue.ts';
import { justPublished } from '#web/admin/upload/just-published.tsx';
import { createAttempt, sendOnce } from '#web/admin/upload/send-once.ts';
import { createTrackQueue } from '#web/admin/upload/track-queue.ts';
import type { FileTags } from '#web/admin/upload/files/file-tags.ts';
import { createStore } from '#web/lib/store.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** The albums that are being made of chosen files. They stay while the owner looks elsewhere. */
export const openAlbums = createStore<Album[]>([]);

let lastId = 0;

export function openAlbum(files: { file: File; tags: FileTags }[], limits: UploadLimits): void {
  openAlbums.set([...openAlbums.get(), createAlbum(files, limits)]);
}

function closeAlbum(album: Album): void {
  openAlbums.set(openAlbums.get().filter((other) => other !== album));
}

/** Songs that were uploaded for a release stay on the site when they are left out of it. */
function reportKept(items: FileQueueItem[]): void {
  const count = items.filter(({ state }) => state.name === 'done').length;
  if (count > 0) toast({ title: ownerText().releases.album.keptAsDrafts({ count }) });
}

function createAlbum(files: { file: File; tags: FileTags }[], limits: UploadLimits) {
  const { start, period } = releaseOf(files);
  const values = createStore<NewReleaseValues>({ ...releaseForm.empty, visibility: 'published', ...start });
  const isPublishing = createStore(false);
  const attempt = createAttempt();
  // Drafts until the release is made, which publishes all of them at once. Its date is theirs.
  const tracks = createTrackQueue({
    body: ({ title, file, tags }) =>
      formDataOf({ ...tags, releaseDate: null, title, visibility: 'draft', audioFile: file }),
    // Reported with the release.
    report: () => undefined,
  });
  tracks.add(
    files.map(({ file }) => file),
    limits,
  );

  const album = {
    id: ++lastId,
    /** What the form holds. */
    values,
    period,
    tracks,
    isPublishing,
    /** Uploads what is not uploaded yet, then makes the release. Does nothing more if a track failed. */
    async publish(release: NewReleaseOutput, client: QueryClient): Promise<void> {
      isPublishing.set(true);
      try {
        await tracks.runAgain(client);
        const { items } = tracks.get();
        const trackIds = items.flatMap(({ state }) => (state.name === 'done' ? [state.storedId] : []));
        if (reportFailed(items) || trackIds.length < items.length) return;
        const body = formDataOf({ ...release, trackIds });
        const made = await sendOnce({ kind: 'release', attempt, body });
        closeAlbum(album);
        reportMade(made);
        justPublished.set({ kind: 'release', item: made });
        await refreshKind(client, 'release');
      } finally {
        isPublishing.set(false);
      }
    },
    /** Takes one file out. Without files there is no album. */
    remove(id: number): void {
      reportKept(tracks.get().items.filter((item) => item.id === id));
      tracks.remove(id);
      if (tracks.get().items.length === 0) closeAlbum(album);
    },
    discard(): void {
      reportKept(tracks.get().items);
      closeAlbum(album);
    },
  };
  return album;
}

export type Album = ReturnType<typeof createAlbum>;
