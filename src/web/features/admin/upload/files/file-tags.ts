import { queryOptions } from '@tanstack/react-query';
import {
  creditsIn,
  isrcIn,
  lyricsIn,
  releaseDateIn,
  type SongWord,
} from '#web/features/admin/upload/files/song-words.ts';

export type FileTags = Record<SongWord, string | null> & {
  title: string | null;
  cover: File | null;
  /** The album it belongs to, and its place there: on which disc, and where on it. */
  album: string | null;
  place: { disc: number; number: number } | null;
};

const nothing: FileTags = {
  title: null,
  cover: null,
  lyrics: null,
  credits: null,
  isrc: null,
  releaseDate: null,
  album: null,
  place: null,
};

/** The title, cover and words a recording or a film carries inside itself; nothing when it cannot be read. */
export async function readFileTags(file: File): Promise<FileTags> {
  try {
    const { parseBlob, selectCover } = await import('music-metadata');
    const { common } = await parseBlob(file, { duration: false, skipPostHeaders: true });
    const cover = selectCover(common.picture);
    return {
      title: common.title?.trim() || null,
      cover: cover && new File([new Uint8Array(cover.data)], coverName(cover.format), { type: cover.format }),
      lyrics: lyricsIn(common),
      credits: creditsIn(common),
      isrc: isrcIn(common),
      releaseDate: releaseDateIn(common),
      album: common.album?.trim() || null,
      place: common.track.no ? { disc: common.disk.no ?? 1, number: common.track.no } : null,
    };
  } catch {
    return nothing;
  }
}

/** Each file is read once, whoever asks. */
export const fileTagsQuery = (file: File) =>
  queryOptions({
    queryKey: ['file-tags', file.name, file.size, file.lastModified],
    queryFn: () => readFileTags(file),
  });

function coverName(type: string): string {
  return type.endsWith('png') ? 'cover.png' : 'cover.jpg';
}
