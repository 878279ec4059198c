import os from 'node:os';
import { AV_LOG_QUIET } from 'node-av/constants';
import { FFmpegError, Log } from 'node-av/lib';
import type { Job, JobAnswer, Jobs } from '#server/media/job.ts';
import { Damaged } from '#server/media/worker/damaged.ts';
import { videoFrame } from '#server/media/worker/frame.ts';
import { peaks } from '#server/media/worker/peaks.ts';
import { probe } from '#server/media/worker/probe.ts';

/**
 * The child process that touches media with FFmpeg: one job from the command line, one line of JSON out.
 * Only node-av's asynchronous low-level calls are used: they leave this loop free to notice that the
 * parent is gone, and they do without Promise.withResolvers, which Node 20 lacks.
 */
const mostMemory = 1024 * 1024 * 1024;

const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

// Standard input stays open as long as the parent lives.
process.stdin.on('end', endAtOnce).on('error', endAtOnce).resume();
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) endAtOnce();
}, 250).unref();

function yieldToVisitors(): void {
  try {
    os.setPriority(10);
  } catch {
    // Some systems do not allow it; the job is then merely less polite.
  }
}

const workers: { [Name in keyof Jobs]: (path: string) => Promise<Jobs[Name]> } = {
  probeVideo: (path) => probe(path, 'video'),
  probeAudio: (path) => probe(path, 'audio'),
  frame: videoFrame,
  peaks,
};

async function answer({ name, path }: Job): Promise<JobAnswer> {
  try {
    return { result: await workers[name](path) };
  } catch (error) {
    if (error instanceof Damaged || error instanceof FFmpegError) return { damaged: error.message };
    throw error;
  }
}

Log.setLevel(AV_LOG_QUIET);
yieldToVisitors();
const job = JSON.parse(process.argv[2] ?? '') as Job;
const line = JSON.stringify(await answer(job));
// Leaving without tidying up: the memory goes with the process.
process.stdout.write(line, () => process.exit(0));
