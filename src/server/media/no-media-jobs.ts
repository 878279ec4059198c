import { parseFile } from 'music-metadata';
import { fileUnreadable, noThumbnailsMade } from '#server/errors.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';

/** For a site that does without FFmpeg: it takes what the other libraries can read, and makes nothing from it. */
export function createNoMediaJobs(): MediaJobs {
  return {
    isOn: false,
    checkVideo: async (path) => {
      const { format } = await parseFile(path).catch((error: unknown) => {
        throw fileUnreadable('video', error);
      });
      if (!format.hasVideo) throw fileUnreadable('video');
    },
    // Its tags have been read by then, and tell how long it is.
    checkAudio: async () => ({ duration: null }),
    videoFrame: () => Promise.reject(noThumbnailsMade()),
    audioPeaks: () => Promise.reject(new Error('Without FFmpeg no waveform is drawn')),
  };
}
