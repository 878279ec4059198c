import { fileUnreadable, noThumbnailsMade } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { MediaJobs } from '#server/media/media-jobs.ts';

/** Without FFmpeg: accepts files that other libraries can read, and makes neither thumbnails nor waveforms. */
export function createNoMediaJobs(fileJobs: FileJobs): MediaJobs {
  return {
    isOn: false,
    checkVideo: async (path) => {
      const { hasVideo, duration } = await fileJobs.readTags(path, 'video');
      if (!hasVideo) throw fileUnreadable('video');
      return { duration };
    },
    // The duration comes from the tags.
    checkAudio: async () => ({ duration: null }),
    videoFrame: () => Promise.reject(noThumbnailsMade()),
    audioPeaks: () => Promise.reject(new Error('Without FFmpeg no waveform is drawn')),
  };
}
