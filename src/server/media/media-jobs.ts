import { fileUnreadable, thumbnailFailed, unavailable } from '#server/errors.ts';
import type { FileJobs } from '#server/media/file-jobs.ts';
import type { CheckedFile, MediaJob, Results } from '#server/media/worker/protocol.ts';
import { MediaFileDamaged, runWorker } from '#server/media/run-worker.ts';
import { workerBeside } from '#server/media/worker-process.ts';
import { createPriorityLock } from '#server/priority-lock.ts';

export type MediaJobs = Omit<ReturnType<typeof createMediaJobs>, 'isOn'> & { isOn: boolean };

type Options = {
  fileJobs: Pick<FileJobs, 'uprightFrame'>;
  workerPath?: string;
  timeoutMs?: number;
  /** Called when FFmpeg itself failed and the upload was accepted without a check. */
  onToolFailure?: (error: unknown) => void;
};

/** Everything that needs FFmpeg: one child process at a time, checks of new uploads first. */
export function createMediaJobs({
  fileJobs,
  workerPath = workerBeside(import.meta.url, 'media-worker'),
  timeoutMs = 20_000,
  onToolFailure = () => undefined,
}: Options) {
  const withLock = createPriorityLock();

  const check = <Name extends MediaJob['name']>(name: Name, path: string): Promise<Results[Name]> =>
    withLock('urgent', () => runWorker({ name, path }, { workerPath, timeoutMs }));
  const make = <Name extends MediaJob['name']>(
    name: Name,
    path: string,
    signal?: AbortSignal,
  ): Promise<Results[Name]> =>
    withLock('later', () => runWorker({ name, path }, { workerPath, timeoutMs, signal }));

  /** If FFmpeg itself fails, the upload is still accepted, with an unknown duration. */
  const checkIfPossible = async (kind: 'audio' | 'video', path: string): Promise<CheckedFile> => {
    try {
      return await check(kind === 'video' ? 'checkVideo' : 'checkAudio', path);
    } catch (error) {
      if (error instanceof MediaFileDamaged) throw fileUnreadable(kind, error);
      onToolFailure(error);
      return { duration: null };
    }
  };

  return {
    /** Whether thumbnails and waveforms can be made. */
    isOn: true,

    /** Rejects with fileUnreadable if it does not decode or is cut off. The duration may be unknown. */
    checkVideo: (path: string): Promise<CheckedFile> => checkIfPossible('video', path),

    checkAudio: (path: string): Promise<CheckedFile> => checkIfPossible('audio', path),

    /** A JPEG of a frame, not dark if possible. Rejects with thumbnailFailed, or unavailable if FFmpeg itself failed. */
    videoFrame: async (path: string, signal?: AbortSignal): Promise<Buffer> => {
      const frame = await make('frame', path, signal).catch((error: unknown) => {
        throw error instanceof MediaFileDamaged ? thumbnailFailed(error) : unavailable(error);
      });
      return fileJobs.uprightFrame(frame, { urgency: 'later', signal });
    },

    /** The loudness over time, from 0 to 100. Rejects with fileUnreadable, or unavailable if FFmpeg itself failed. */
    audioPeaks: (path: string, signal?: AbortSignal): Promise<number[]> =>
      make('peaks', path, signal).catch((error: unknown) => {
        throw error instanceof MediaFileDamaged ? fileUnreadable('audio', error) : unavailable(error);
      }),
  };
}
