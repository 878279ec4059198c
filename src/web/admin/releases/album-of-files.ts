import type { FileTags } from '#web/admin/upload/files/file-tags.ts';

type UploadedTrack = { id: number; title: string; tags: Pick<FileTags, 'album' | 'position' | 'cover'> };

/** The album that the tags of uploaded files describe. Tracks without a number come last, in the order they were chosen. */
export function albumOf(tracks: UploadedTrack[]) {
  const inOrder = tracks.toSorted((a, b) => {
    const [first, second] = [a.tags.position, b.tags.position];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.disc - second.disc || first.number - second.number;
  });
  return {
    tracks: inOrder.map(({ id, title }) => ({ id, title })),
    start: {
      title: inOrder.find(({ tags }) => tags.album)?.tags.album ?? '',
      coverArt: inOrder.find(({ tags }) => tags.cover)?.tags.cover ?? null,
    },
  };
}
