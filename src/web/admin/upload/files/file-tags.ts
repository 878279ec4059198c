import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useRef } from 'react';
import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import { releaseKinds, type ReleaseKind } from '#shared/catalogue/releases.ts';
import {
  creditsIn,
  isrcIn,
  lyricsIn,
  releaseDateIn,
  tagFields,
  type FoundTags,
  type TagField,
} from '#web/admin/upload/files/track-tags.ts';

export type FileTags = Record<TagField, string | null> & {
  title: string | null;
  cover: File | null;
  /** The album, and the position on it. */
  album: string | null;
  /** Single, EP or album, if the tags say so. */
  releaseType: ReleaseKind | null;
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
  releaseType: null,
  position: null,
};

/** A folder may hold hundreds of large files. */
const limit = pLimit(4);
const known = new WeakMap<File, Promise<FileTags>>();

/** The tags of an audio or video file; none when they cannot be read. Each file is read once. */
export function readFileTags(file: File): Promise<FileTags> {
  const tags = known.get(file) ?? limit(parseTags, file);
  known.set(file, tags);
  return tags;
}

async function parseTags(file: File): Promise<FileTags> {
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
      releaseType: releaseKinds.find((kind) => common.releasetype?.[0]?.toLowerCase() === kind) ?? null,
      position: common.track.no ? { disc: common.disk.no ?? 1, number: common.track.no } : null,
    };
  } catch {
    return noTags;
  }
}

/** A year is no release date, for example. */
export function acceptedTags(tags: FileTags): FoundTags {
  const accepted = tagFields.filter(
    (name) => tags[name] && newTrackSchema.shape[name].safeParse(tags[name]).success,
  );
  return Object.fromEntries(accepted.map((name) => [name, tags[name]]));
}

export const fileTagsQuery = (file: File) =>
  queryOptions({
    queryKey: ['file-tags', file.name, file.size, file.lastModified],
    queryFn: () => readFileTags(file),
  });

type TitleField = { read: () => string; write: (title: string) => void };

/** Returns a function that fills an empty title field with the title from the file's tags. */
export function useTitleFromFile({ read, write }: TitleField) {
  const latest = useRef<File | null>(null);
  return async (file: File | null): Promise<void> => {
    latest.current = file;
    if (!file) return;
    const { title } = await readFileTags(file);
    if (title && latest.current === file && read().trim() === '') write(title);
  };
}

function coverName(type: string): string {
  return type.endsWith('png') ? 'cover.png' : 'cover.jpg';
}
