import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  creditsIn,
  isrcIn,
  lyricsIn,
  releaseDateIn,
  type TagField,
} from '#web/admin/upload/files/track-tags.ts';

export type FileTags = Record<TagField, string | null> & {
  title: string | null;
  cover: File | null;
  /** The album, and the position on it. */
  album: string | null;
  position: { disc: number; number: number } | null;
};

const noTags: FileTags = {
  title: null,
  cover: null,
  lyrics: null,
  credits: null,
  isrc: null,
  releaseDate: null,
  album: null,
  position: null,
};

/** The tags of an audio or video file; none when they cannot be read. */
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
      position: common.track.no ? { disc: common.disk.no ?? 1, number: common.track.no } : null,
    };
  } catch {
    return noTags;
  }
}

/** Each file is read once. */
export const fileTagsQuery = (file: File) =>
  queryOptions({
    queryKey: ['file-tags', file.name, file.size, file.lastModified],
    queryFn: () => readFileTags(file),
  });

type TitleField = { read: () => string; write: (title: string) => void };

/** Returns a function that fills an empty title field with the title from the file's tags. */
export function useTitleFromFile({ read, write }: TitleField) {
  const client = useQueryClient();
  const latest = useRef<File | null>(null);
  return async (file: File | null): Promise<void> => {
    latest.current = file;
    if (!file) return;
    const { title } = await client.fetchQuery(fileTagsQuery(file));
    if (title && latest.current === file && read().trim() === '') write(title);
  };
}

function coverName(type: string): string {
  return type.endsWith('png') ? 'cover.png' : 'cover.jpg';
}
