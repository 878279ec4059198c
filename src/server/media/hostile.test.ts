import { describe, expect, it, vi } from 'vitest';
import { Failure } from '#server/errors.ts';
import { readAudio } from '#server/media/audio.ts';
import { createMediaJobs } from '#server/media/media-jobs.ts';
import { identify } from '#server/media/sniff.ts';
import { hostileFiles, type HostileFile } from '#tests/support/media/hostile.ts';
import { realFileJobs } from '#tests/support/media/jobs.ts';
import { builtWorker } from '#tests/support/media/built-worker.ts';

// Each look inside starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const toolFailures: unknown[] = [];
const fileJobs = realFileJobs();
const mediaJobs = createMediaJobs({
  fileJobs,
  workerPath: builtWorker(),
  onToolFailure: (error) => toolFailures.push(error),
});

/** What an upload of this file goes through before anything is kept. */
async function read({ kind, path }: HostileFile): Promise<unknown> {
  const extension = await identify(path, kind);
  if (kind === 'audio') return readAudio({ fileJobs, mediaJobs }, path, extension);
  return kind === 'video' ? mediaJobs.checkVideo(path) : fileJobs.checkPicture(path);
}

const files = await hostileFiles();

describe('Hostile files', () => {
  it('are many', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
  });

  // Files over the limit are refused by counting while they arrive, before anyone looks inside.
  it.each(files.filter(({ expect }) => expect !== 413))('$name is refused with $expect', async (file) => {
    const refusal = await read(file).then(
      () => 'accepted',
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ status: file.expect });
    expect(toolFailures).toEqual([]);
  });

  it('cost little memory', async () => {
    const before = process.memoryUsage.rss();
    for (const file of files.filter(({ name }) => name === 'pixel-bomb.png' || name === 'endless.gif')) {
      await expect(read(file)).rejects.toBeInstanceOf(Failure);
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});
