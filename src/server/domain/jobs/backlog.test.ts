import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { reportBacklog } from '#server/domain/jobs/backlog.ts';
import { createJobs, type JobHandlers } from '#server/domain/jobs/queue.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { createLocalMessenger } from '#server/storage/database/opened-database.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import { createSqliteJobClaimer } from '#server/storage/database/engines/sqlite/job-claimer.ts';

/** Runs this many jobs of each kind; returns the reported progress. */
async function runJobs({ waveforms, removals }: { waveforms: number; removals: number }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-backlog-'));
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const log = pino({ level: 'silent' });
  const jobClaimer = createSqliteJobClaimer(database, join(folder, 'jobs.lock'), {
    ensureSame: () => undefined,
  });
  const disk = { check: async () => ({ isFull: false, freeBytes: null, lowBelowBytes: 0 }) };
  const jobs = createJobs({ database, jobClaimer, messenger: createLocalMessenger(), disk, log });
  onTestFinished(async () => {
    await jobs.close();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  for (let nth = 0; nth < waveforms; nth += 1) await enqueueJob(database, 'waveform', `${nth}.mp3`);
  for (let nth = 0; nth < removals; nth += 1) await enqueueJob(database, 'discard', `${nth}.mp3`);
  const reports: string[] = [];
  const run = () => Promise.resolve();
  const handlers: JobHandlers = {
    waveform: { what: 'Drawing', run, isPreparation: true },
    discard: { what: 'The removal', run },
  };
  const onProgress = (done: number, total: number) => reports.push(`${done} of ${total}`);
  const afterEach = reportBacklog({ database, handlers, log, onProgress });
  await jobs.start(handlers, afterEach);
  await jobs.idle();
  return reports;
}

it('tells of many that wait, until the last of them is done', async () => {
  const reports = await runJobs({ waveforms: 12, removals: 3 });
  await expect.poll(() => reports.at(-1)).toMatch(/^(1\d) of \1$/);
  expect(reports.length).toBeGreaterThan(1);
});

it('reports neither a few jobs nor jobs without visible results', async () => {
  expect(await runJobs({ waveforms: 3, removals: 12 })).toEqual([]);
});
