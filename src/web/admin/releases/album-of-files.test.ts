import { describe, expect, it } from 'vitest';
import { albumOf } from '#web/admin/releases/album-of-files.ts';

const cover = new File(['x'], 'cover.jpg');
const track = (
  id: number,
  position: { disc: number; number: number } | null,
  album: string | null = null,
) => ({
  id,
  title: `Song ${id}`,
  tags: { album, position, cover: id === 3 ? cover : null },
});

describe('songs that were uploaded together', () => {
  it('stand in the order of their discs and numbers, those without one last and as they were chosen', () => {
    const tracks = [
      track(1, null),
      track(2, { disc: 2, number: 1 }),
      track(3, { disc: 1, number: 10 }, 'Nächte'),
      track(4, null),
      track(5, { disc: 1, number: 2 }, 'Nächte'),
    ];
    const album = albumOf(tracks);
    expect(album.tracks.map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
    expect(album.start).toEqual({ title: 'Nächte', coverArt: cover });
  });

  it('need not say anything of an album', () => {
    expect(albumOf([track(1, null), track(2, null)])).toEqual({
      tracks: [
        { id: 1, title: 'Song 1' },
        { id: 2, title: 'Song 2' },
      ],
      start: { title: '', coverArt: null },
    });
  });
});
