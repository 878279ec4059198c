import { readAudio, type AudioFacts } from '#server/media/audio.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';
import { identify } from '#server/media/sniff.ts';

type Song = AudioFacts & { extension: string };

/** What a song's file is and tells about itself; refuses what is no song or cannot be played. */
export async function readSong(mediaJobs: MediaJobs, path: string): Promise<Song> {
  const extension = await identify(path, 'audio');
  return { extension, ...(await readAudio(path, extension, mediaJobs)) };
}

/** The extension a video file deserves; refuses what is no video or cannot be played. */
export async function readRecording(mediaJobs: MediaJobs, path: string): Promise<string> {
  const extension = await identify(path, 'video');
  await mediaJobs.readVideo(path);
  return extension;
}
