import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { tellOfBacklog } from '#server/domain/jobs/backlog.ts';
import { createJobs, type JobHandlers } from '#server/domain/jobs/queue.ts';
import { enqueueJob } from '#server/storage/database/jobs.queries.ts';
import { createLocalMessenger } from '#server/storage/database/messenger.ts';
import { migrate } from '#server/storage/database/migrate.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { createSqliteTaker } from '#server/storage/database/sqlite-job-taker.ts';

/** Does so many jobs of each kind; gives what is told meanwhile. */
async function doJobs({ waveforms, removals }: { waveforms: number; removals: number }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-backlog-'));
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const log = pino({ level: 'silent' });
  const taker = createSqliteTaker(database, join(folder, 'jobs.lock'));
  const disk = { look: async () => ({ isFull: false, freeBytes: null }) };
  const jobs = createJobs({ database, taker, messenger: createLocalMessenger(), disk, log });
  onTestFinished(async () => {
    await jobs.close();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  for (let nth = 0; nth < waveforms; nth += 1) await enqueueJob(database, 'waveform', `${nth}.mp3`);
  for (let nth = 0; nth < removals; nth += 1) await enqueueJob(database, 'discard', `${nth}.mp3`);
  const told: string[] = [];
  const run = () => Promise.resolve();
  const handlers: JobHandlers = {
    waveform: { what: 'Drawing', run, isPreparation: true },
    discard: { what: 'The removal', run },
  };
  const hear = (done: number, total: number) => told.push(`${done} of ${total}`);
  const afterEach = tellOfBacklog({ database, handlers, log, hear });
  await jobs.start(handlers, afterEach);
  await jobs.idle();
  return told;
}

it('tells of many that wait, until the last of them is done', async () => {
  const told = await doJobs({ waveforms: 12, removals: 3 });
  await expect.poll(() => told.at(-1)).toMatch(/^(1\d) of \1$/);
  expect(told.length).toBeGreaterThan(1);
});

it('says nothing of a few, nor of what nobody looks at', async () => {
  expect(await doJobs({ waveforms: 3, removals: 12 })).toEqual([]);
});
