import { describe, expect, it } from 'vitest';
import { albumsIn, inAlbumOrder, releaseOf, type TaggedFile } from '#web/admin/releases/album-of-files.ts';

const tagged = (name: string, tags: Partial<TaggedFile['tags']> = {}): TaggedFile => ({
  file: { name },
  tags: { album: null, releaseType: null, releaseDate: null, position: null, cover: null, ...tags },
});
const names = (files: TaggedFile[]) => files.map(({ file }) => file.name);
const dated = (...dates: (string | null)[]) => dates.map((releaseDate) => tagged('a.mp3', { releaseDate }));

describe('chosen files', () => {
  it('are an album where two share its name, however it is spelled', () => {
    const { albums, others } = albumsIn([
      tagged('b.mp3', { album: 'NÄCHTE', position: { disc: 1, number: 2 } }),
      tagged('alone.mp3', { album: 'Day' }),
      tagged('a.mp3', { album: 'Nächte', position: { disc: 1, number: 1 } }),
      tagged('untagged.wav'),
      tagged('untagged too.wav'),
    ]);
    expect(albums.map(names)).toEqual([['a.mp3', 'b.mp3']]);
    expect(names(others)).toEqual(['alone.mp3', 'untagged.wav', 'untagged too.wav']);
  });

  it('stand in the order of their discs and numbers, those without one last and by name', () => {
    const files = [
      tagged('track 10.wav'),
      tagged('z.mp3', { position: { disc: 2, number: 1 } }),
      tagged('track 9.wav'),
      tagged('y.mp3', { position: { disc: 1, number: 10 } }),
      tagged('x.mp3', { position: { disc: 1, number: 2 } }),
    ];
    expect(names(inAlbumOrder(files))).toEqual(['x.mp3', 'y.mp3', 'z.mp3', 'track 9.wav', 'track 10.wav']);
  });
});

describe('the release of files', () => {
  it('has the title and the cover of the first that has one', () => {
    const cover = new File(['x'], 'cover.jpg');
    const files = [tagged('a.mp3'), tagged('b.mp3', { album: 'Nächte', cover }), tagged('c.mp3')];
    expect(releaseOf(files).start).toMatchObject({ title: 'Nächte', coverArt: cover });
    expect(releaseOf([tagged('a.wav')]).start).toMatchObject({ title: '', coverArt: null });
  });

  it.each([
    [3, 'single'],
    [4, 'ep'],
    [6, 'ep'],
    [7, 'album'],
  ])('of %i tracks is one %s, unless the tags say otherwise', (count, type) => {
    const files = Array.from({ length: count }, () => tagged('a.mp3'));
    expect(releaseOf(files).start.releaseType).toBe(type);
    const told = [...files, tagged('b.mp3', { releaseType: 'single' })];
    expect(releaseOf(told).start.releaseType).toBe('single');
  });

  it.each([
    [dated('2026-03-05', null, '2025-11-01'), '2026-03-05', null],
    [dated('2026', '2026-03-05'), '2026-03-05', null],
    [dated('2026', '2026'), '', '2026'],
    [dated('2026-03'), '', '2026-03'],
    [dated('2026-02-31'), '', '2026-02-31'],
    [dated(null), '', null],
  ])('has the newest day, and no day of a year', (files, releaseDate, period) => {
    expect(releaseOf(files)).toMatchObject({ start: { releaseDate }, period });
  });
});
