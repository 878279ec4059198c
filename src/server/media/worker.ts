import os from 'node:os';
import { AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';
import type { Job, Response, Results } from '#server/media/worker/protocol.ts';
import { DamagedFile } from '#server/media/worker/damaged-file.ts';
import { videoFrame } from '#server/media/worker/frame.ts';
import { peaks } from '#server/media/worker/peaks.ts';
import { checkFile } from '#server/media/worker/check-file.ts';

/**
 * The child process that touches media with FFmpeg: one job from the command line, one line of JSON out.
 * Only node-av's asynchronous low-level calls are used: they leave this loop free to notice that the
 * parent is gone, and they do without Promise.withResolvers, which Node 20 lacks.
 */
const maxMemoryBytes = 1024 * 1024 * 1024;

const killSelf = () => process.kill(process.pid, 'SIGKILL');

// Standard input stays open as long as the parent lives.
process.stdin.on('end', killSelf).on('error', killSelf).resume();
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) killSelf();
}, 250).unref();

/** Visitors' requests go first. */
function lowerPriority(): void {
  try {
    os.setPriority(10);
  } catch {
    // Some systems do not allow it; the job works all the same.
  }
}

const handlers: { [Name in keyof Results]: (path: string) => Promise<Results[Name]> } = {
  checkVideo: (path) => checkFile(path, 'video'),
  checkAudio: (path) => checkFile(path, 'audio'),
  frame: videoFrame,
  peaks,
};

async function respondTo({ name, path }: Job): Promise<Response> {
  try {
    return { result: await handlers[name](path) };
  } catch (error) {
    if (error instanceof DamagedFile || error instanceof FFmpegError) return { damaged: error.message };
    throw error;
  }
}

Log.setLevel(AV_LOG_QUIET);
lowerPriority();
const job = JSON.parse(process.argv[2] ?? '') as Job;
const line = JSON.stringify(await respondTo(job));
// Nothing is freed first: the memory goes with the process.
process.stdout.write(line, () => process.exit(0));
