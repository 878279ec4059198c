import { CannotConvert, unavailable } from '#server/errors.ts';
import { MediaFileDamaged, runWorker } from '#server/media/run-worker.ts';
import { MediaJobStalled, MediaJobTooHeavy, workerBeside } from '#server/media/worker-process.ts';
import type { Progress, Results } from '#server/media/worker/protocol.ts';

type Options = {
  workerPath?: string;
  /** Without any progress. */
  timeoutMs?: number;
};

type Run = { signal: AbortSignal; onProgress?: (progress: Progress) => void };

type TrackConversion = { targets: { aac: string; opus: string }; isOnRelease: boolean };

type VideoConversion = {
  folder: string;
  /** For the streams, largest first; not all are used. */
  targets: string[];
  /** In seconds. */
  duration: number | null;
};

const HOUR_MS = 60 * 60_000;

/** More than any song needs: it is decoded and encoded much faster than it plays. */
const maxMsOfTrack = 4 * HOUR_MS;

/** A slow machine takes about ten times as long as the video lasts. Some files state a length of years. */
const maxMsOfVideo = (duration: number | null) =>
  Math.min(HOUR_MS / 2 + (duration ?? 3600) * 60_000, 24 * HOUR_MS);

/** Conversions take minutes, so they have a child process of their own: the check of a new upload never waits for one. */
export function createConversions({
  workerPath = workerBeside(import.meta.url, 'conversion-worker'),
  timeoutMs = 120_000,
}: Options = {}) {
  const options = (run: Run) => ({ workerPath, timeoutMs, ...run });

  return {
    /** Rejects with CannotConvert, or unavailable if FFmpeg itself failed or made no progress. */
    track: (path: string, conversion: TrackConversion, run: Run): Promise<Results['convertTrack']> =>
      runWorker(
        { name: 'convertTrack', path, ...conversion },
        { ...options(run), maxMs: maxMsOfTrack },
      ).catch(failureOf('audio')),

    /** Finished pieces stay in the folder when it is interrupted, and the next attempt goes on from there. */
    video: (
      path: string,
      { folder, targets, duration }: VideoConversion,
      run: Run,
    ): Promise<Results['convertVideo']> =>
      runWorker(
        { name: 'convertVideo', path, folder, targets },
        { ...options(run), maxMs: maxMsOfVideo(duration) },
      ).catch(failureOf('video')),
  };
}

export type Conversions = ReturnType<typeof createConversions>;

const failureOf = (kind: 'audio' | 'video') => (error: unknown) => {
  if (error instanceof MediaFileDamaged) throw new CannotConvert(kind, 'unreadable', error);
  // The disk may have been slow, or the machine asleep: it is worth another try.
  if (error instanceof MediaJobTooHeavy && !(error instanceof MediaJobStalled))
    throw new CannotConvert(kind, 'tooHeavy', error);
  throw unavailable(error);
};
