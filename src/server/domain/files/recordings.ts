import { readAudio, type AudioFacts } from '#server/media/audio.ts';
import { audioNotConverted } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';
import { blankApeLocation } from '#server/media/private-data/ape-tags.ts';
import { blankLocation } from '#server/media/private-data/iso-location.ts';
import { blankFlacLocation, blankOggLocation } from '#server/media/private-data/vorbis-comments.ts';
import { blankTags } from '#server/media/private-data/webm-tags.ts';
import { identify } from '#server/media/sniff.ts';

type Deps = { fileJobs: FileJobs; mediaJobs: MediaJobs };

type TrackFile = AudioFacts & { extension: string };

/** By extension: formats whose metadata may include the recording location. */
const blankers: Record<string, (path: string) => Promise<void>> = {
  m4a: blankLocation,
  flac: blankFlacLocation,
  ogg: blankOggLocation,
  opus: blankOggLocation,
  wv: blankApeLocation,
};

/** Few browsers play them, so they are only accepted where they are converted. */
const onlyConverted = new Set(['aiff', 'wv']);

/** Identifies and checks an audio file, and removes its recording location. */
export async function readTrackFile(deps: Deps, path: string): Promise<TrackFile> {
  const extension = await identify(path, 'audio');
  if (!deps.mediaJobs.isOn && onlyConverted.has(extension)) throw audioNotConverted();
  await blankers[extension]?.(path);
  return { extension, ...(await readAudio(deps, path, extension)) };
}

type VideoFile = { extension: string; duration: number | null };

/** Identifies and checks a video file, and removes its recording location. */
export async function readVideoFile(mediaJobs: MediaJobs, path: string): Promise<VideoFile> {
  const extension = await identify(path, 'video');
  // Before the check, so that the stored bytes are the checked ones.
  if (extension === 'webm') await blankTags(path);
  else await blankLocation(path);
  const { duration } = await mediaJobs.checkVideo(path);
  return { extension, duration };
}
