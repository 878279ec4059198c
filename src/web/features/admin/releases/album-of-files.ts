import type { FileTags } from '#web/features/admin/upload/files/file-tags.ts';

type UploadedSong = { id: number; title: string; tags: Pick<FileTags, 'album' | 'place' | 'cover'> };

/** What songs that were uploaded together say of their album: its title, its cover, and their order. Those without a number come last, as they were chosen. */
export function albumOf(songs: UploadedSong[]) {
  const inOrder = songs.toSorted((a, b) => {
    const [first, second] = [a.tags.place, b.tags.place];
    if (!first || !second) return Number(!first) - Number(!second);
    return first.disc - second.disc || first.number - second.number;
  });
  return {
    songs: inOrder.map(({ id, title }) => ({ id, title })),
    start: {
      title: inOrder.find(({ tags }) => tags.album)?.tags.album ?? '',
      coverArt: inOrder.find(({ tags }) => tags.cover)?.tags.cover ?? null,
    },
  };
}
