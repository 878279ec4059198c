import { AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';
import { serveJobs } from '#server/media/worker/child.ts';
import { convertTrack } from '#server/media/worker/convert-track.ts';
import { convertVideo } from '#server/media/worker/convert-video.ts';
import { closeMedia, DamagedFile } from '#server/media/worker/open-media.ts';
import type { ConversionJob, Response } from '#server/media/worker/protocol.ts';

/** The child process that converts recordings with FFmpeg, apart from the one that new uploads wait for. */
const maxMemoryBytes = 1536 * 1024 * 1024;

async function respondTo(job: ConversionJob): Promise<Response> {
  try {
    return { result: await (job.name === 'convertTrack' ? convertTrack(job) : convertVideo(job)) };
  } catch (error) {
    if (error instanceof DamagedFile || error instanceof FFmpegError) return { damaged: error.message };
    throw error;
  } finally {
    await closeMedia();
  }
}

Log.setLevel(AV_LOG_QUIET);
serveJobs(respondTo, { maxMemoryBytes });
