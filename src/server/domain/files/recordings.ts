import { readAudio, type AudioFacts } from '#server/media/audio.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';
import { blankLocation } from '#server/media/private-data/iso-location.ts';
import { blankFlacPlace, blankOggPlace } from '#server/media/private-data/vorbis-comments.ts';
import { blankTags } from '#server/media/private-data/webm-tags.ts';
import { identify } from '#server/media/sniff.ts';

type Needs = { fileJobs: FileJobs; mediaJobs: MediaJobs };

type Song = AudioFacts & { extension: string };

/** How each kind of song that may tell where it was recorded is kept from it. */
const blankPlace: Record<string, (path: string) => Promise<void>> = {
  m4a: blankLocation,
  flac: blankFlacPlace,
  ogg: blankOggPlace,
  opus: blankOggPlace,
};

/** What a track's file is and tells about itself, without where it was recorded; refuses what is no audio or cannot be played. */
export async function readSong(needs: Needs, path: string): Promise<Song> {
  const extension = await identify(path, 'audio');
  await blankPlace[extension]?.(path);
  return { extension, ...(await readAudio(needs, path, extension)) };
}

type Film = { extension: string; duration: number | null };

/** What a video's file is and how long, once it no longer tells where it was filmed; refuses what is no video or cannot be played. */
export async function readFilm(mediaJobs: MediaJobs, path: string): Promise<Film> {
  const extension = await identify(path, 'video');
  // Before it is checked, so that what was checked is what is kept.
  if (extension === 'webm') await blankTags(path);
  else await blankLocation(path);
  const { duration } = await mediaJobs.checkVideo(path);
  return { extension, duration };
}
