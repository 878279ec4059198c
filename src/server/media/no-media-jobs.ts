import { fileUnreadable, noThumbnailsMade } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';

/** For a site that does without FFmpeg: it takes what the other libraries can read, and makes nothing from it. */
export function createNoMediaJobs(fileJobs: FileJobs): MediaJobs {
  return {
    isOn: false,
    checkVideo: async (path) => {
      const { hasVideo, duration } = await fileJobs.readTags(path, 'video');
      if (!hasVideo) throw fileUnreadable('video');
      return { duration };
    },
    // Its tags have been read by then, and tell how long it is.
    checkAudio: async () => ({ duration: null }),
    videoFrame: () => Promise.reject(noThumbnailsMade()),
    audioPeaks: () => Promise.reject(new Error('Without FFmpeg no waveform is drawn')),
  };
}
