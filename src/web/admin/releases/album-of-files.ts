import { newReleaseSchema } from '#shared/catalogue/releases.schema.ts';
import type { ReleaseKind } from '#shared/catalogue/releases.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { readFileTags, type FileTags } from '#web/admin/upload/files/file-tags.ts';

type AlbumTags = Pick<FileTags, 'album' | 'releaseType' | 'releaseDate' | 'position' | 'cover'>;
export type TaggedFile = { file: Pick<File, 'name'>; tags: AlbumTags };

export async function readTaggedFile(file: File) {
  return { file, tags: await readFileTags(file) };
}

/** Two files or more with the same album tag are an album. */
export function albumsIn<Tagged extends TaggedFile>(files: Tagged[]) {
  const byAlbum = new Map<string, Tagged[]>();
  for (const each of files) {
    const album = fold(each.tags.album ?? '');
    byAlbum.set(album, [...(byAlbum.get(album) ?? []), each]);
  }
  byAlbum.delete('');
  const albums = [...byAlbum.values()].filter((album) => album.length > 1);
  return {
    albums: albums.map(inAlbumOrder),
    others: files.filter((file) => !albums.some((album) => album.includes(file))),
  };
}

/** By disc and number. Files without a number come last, by their names. */
export function inAlbumOrder<Tagged extends TaggedFile>(files: Tagged[]): Tagged[] {
  const last = { disc: Infinity, number: Infinity };
  // Not at the top level: the server loads this file at its start, and the first collator takes 2 MB.
  const { compare: compareNames } = new Intl.Collator(undefined, { numeric: true });
  return files.toSorted((a, b) => {
    const [first, second] = [a.tags.position ?? last, b.tags.position ?? last];
    if (first.disc !== second.disc) return first.disc - second.disc;
    if (first.number !== second.number) return first.number - second.number;
    return compareNames(a.file.name, b.file.name);
  });
}

/** What the tags of files in order say about their release. */
export function releaseOf(files: TaggedFile[]) {
  const tags = files.map((file) => file.tags);
  // A release is not older than its newest track.
  const newest = tags.map(({ releaseDate }) => releaseDate ?? '').reduce((a, b) => (a > b ? a : b), '');
  const isDay = newReleaseSchema.shape.releaseDate.safeParse(newest).success;
  return {
    start: {
      title: tags.find(({ album }) => album)?.album ?? '',
      releaseType: tags.find(({ releaseType }) => releaseType)?.releaseType ?? typeByNumber(files.length),
      releaseDate: isDay ? newest : '',
      coverArt: tags.find(({ cover }) => cover)?.cover ?? null,
    },
    /** A year or a month, which is no date. */
    period: isDay ? null : newest,
  };
}

/** The numbers of songs that music stores use. */
function typeByNumber(count: number): ReleaseKind {
  if (count <= 3) return 'single';
  return count <= 6 ? 'ep' : 'album';
}
