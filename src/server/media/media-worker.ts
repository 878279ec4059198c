import { AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';
import type { MediaJob, Response, Results } from '#server/media/worker/protocol.ts';
import { checkFile } from '#server/media/worker/check-file.ts';
import { serveJobs } from '#server/media/worker/child.ts';
import { closeMedia, DamagedFile } from '#server/media/worker/open-media.ts';
import { videoFrame } from '#server/media/worker/frame.ts';
import { peaks } from '#server/media/worker/peaks.ts';

/**
 * The child process that runs FFmpeg. Only node-av's asynchronous low-level calls are used: they do not block the event
 * loop, so that it notices the end of the parent, and they do not need Promise.withResolvers, which Node 20 lacks.
 */
const maxMemoryBytes = 1024 * 1024 * 1024;

const handlers: { [Name in MediaJob['name']]: (path: string) => Promise<Results[Name]> } = {
  checkVideo: (path) => checkFile(path, 'video'),
  checkAudio: (path) => checkFile(path, 'audio'),
  frame: videoFrame,
  peaks,
};

async function respondTo({ name, path }: MediaJob): Promise<Response> {
  try {
    const result = await handlers[name](path);
    await closeMedia();
    return { result };
  } catch (error) {
    if (error instanceof DamagedFile || error instanceof FFmpegError) return { damaged: error.message };
    throw error;
  }
}

Log.setLevel(AV_LOG_QUIET);
serveJobs(respondTo, { maxMemoryBytes });
