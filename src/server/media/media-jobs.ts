import { fileUnreadable, thumbnailFailed, unavailable } from '#server/errors.ts';
import type { JobName, Jobs, MediaFacts } from '#server/media/job.ts';
import { uprightFrame } from '#server/media/pictures.ts';
import { defaultWorkerPath, MediaDamaged, runJob } from '#server/media/run-job.ts';
import { createPriorityLock } from '#server/media/priority-lock.ts';

export type MediaJobs = ReturnType<typeof createMediaJobs>;

type Options = {
  workerPath?: string;
  timeoutMs?: number;
  /** Told when the tool itself failed and the work went on without it. */
  onToolFailure?: (error: unknown) => void;
};

const unknownFacts: MediaFacts = { duration: null, width: null, height: null };

/** Everything that needs FFmpeg: one child process at a time, checks of new uploads first. */
export function createMediaJobs({
  workerPath = defaultWorkerPath(),
  timeoutMs = 20_000,
  onToolFailure = () => undefined,
}: Options = {}) {
  const withLock = createPriorityLock();

  const check = <Name extends JobName>(name: Name, path: string): Promise<Jobs[Name]> =>
    withLock('urgent', () => runJob({ name, path }, { workerPath, timeoutMs }));
  const make = <Name extends JobName>(name: Name, path: string, signal?: AbortSignal): Promise<Jobs[Name]> =>
    withLock('later', () => runJob({ name, path }, { workerPath, timeoutMs, signal }));

  /** A failing tool must not cost the owner an upload: the file is kept, and less is known about it. */
  const checkIfPossible = async (kind: 'audio' | 'video', path: string): Promise<MediaFacts> => {
    try {
      return await check(kind === 'video' ? 'probeVideo' : 'probeAudio', path);
    } catch (error) {
      if (error instanceof MediaDamaged) throw fileUnreadable(kind, error);
      onToolFailure(error);
      return unknownFacts;
    }
  };

  return {
    /** Refuses with fileUnreadable what does not decode or is cut off; unknown facts when the tool failed. */
    readVideo: (path: string): Promise<MediaFacts> => checkIfPossible('video', path),

    /** As readVideo, for the sound alone. */
    checkAudio: async (path: string): Promise<{ duration: number | null }> => {
      const { duration } = await checkIfPossible('audio', path);
      return { duration };
    },

    /** A JPEG of a telling moment, upright and at most as wide as a thumbnail. Rejects with thumbnailFailed, or unavailable when the tool failed. */
    videoFrame: async (path: string, signal?: AbortSignal): Promise<Buffer> => {
      const frame = await make('frame', path, signal).catch((error: unknown) => {
        throw error instanceof MediaDamaged ? thumbnailFailed(error) : unavailable(error);
      });
      return uprightFrame(frame).catch((error: unknown) => {
        throw thumbnailFailed(error);
      });
    },

    /** The song's loudness for drawing a waveform: whole numbers from 0 to 100. */
    audioPeaks: (path: string, signal?: AbortSignal): Promise<number[]> => make('peaks', path, signal),
  };
}
