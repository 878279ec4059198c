import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createJobs, type JobHandler } from '#server/domain/jobs/queue.ts';
import { fileNotFound, fileUnreadable } from '#server/errors.ts';
import { createLocalMessenger } from '#server/storage/database/opened-database.ts';
import { createSqliteJobClaimer } from '#server/storage/database/engines/sqlite/job-claimer.ts';
import { enqueueJob } from '#server/storage/database/queries/site/jobs.queries.ts';
import { migrate } from '#server/storage/database/migrations/migrate.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';

type Run = JobHandler['run'];

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-jobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A program over the table of jobs in this folder; it does the waveforms, as the test says. */
async function openProgram(folder: string) {
  const database = openSqlite(join(folder, 'marquee.sqlite'));
  await migrate(database);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line).msg) });
  const jobClaimer = createSqliteJobClaimer(database, join(folder, 'jobs.lock'), {
    ensureSame: () => undefined,
  });
  const claimNext = vi.spyOn(jobClaimer, 'claimNext');
  const space = { isFull: false, freeBytes: null, lowBelowBytes: 0 };
  const disk = { check: async () => space };
  const jobs = createJobs({ database, jobClaimer, messenger: createLocalMessenger(), disk, log });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await jobs.close();
    await database.destroy();
  };
  onTestFinished(close);
  return {
    database,
    jobs,
    lines,
    claimNext,
    space,
    close,
    start: (run: Run) => jobs.start({ waveform: { what: 'Drawing', run } }),
    add: async (...subjects: string[]) => {
      for (const subject of subjects) await enqueueJob(database, 'waveform', subject);
      jobs.wake();
    },
    waiting: () =>
      database.selectFrom('jobs').select(['subject', 'attempts', 'notBefore', 'error']).execute(),
    /** As if the wait for the next attempt were over. */
    letTimePass: async () => {
      await database
        .updateTable('jobs')
        .set({ notBefore: new Date(0).toISOString() })
        .where('notBefore', 'is not', null)
        .execute();
    },
  };
}

it('does what is added at once, one after the other, and forgets it', async () => {
  const program = await openProgram(await makeFolder());
  const done: string[] = [];
  let atOnce = 0;
  await program.start(async (subject) => {
    atOnce += 1;
    await new Promise(setImmediate);
    if (atOnce === 1) done.push(subject);
    atOnce -= 1;
  });
  await program.add('one', 'two', 'one');
  await program.jobs.idle();
  await program.add('three');
  await program.jobs.idle();
  expect(done).toEqual(['one', 'two', 'three']);
  expect(await program.waiting()).toEqual([]);
});

it('converts the newest first, and does the other kinds in their order', async () => {
  const program = await openProgram(await makeFolder());
  const done: string[] = [];
  const times = ['2024-01-01', '2024-01-02', '2024-01-03'];
  for (const kind of ['trackStreams', 'videoStreams', 'sizes'] as const)
    for (const time of times) await enqueueJob(program.database, kind, `${kind} ${time}`, time);
  const handler = { what: 'Converting', run: async (subject: string) => void done.push(subject) };
  await program.jobs.start({ trackStreams: handler, videoStreams: handler, sizes: handler });
  await program.jobs.idle();
  const orderOf = (kind: string) =>
    done.flatMap((subject) => (subject.startsWith(kind) ? subject.slice(kind.length + 1) : []));
  expect(orderOf('trackStreams')).toEqual(times.toReversed());
  expect(orderOf('videoStreams')).toEqual(times.toReversed());
  expect(orderOf('sizes')).toEqual(times);
});

it('takes nothing of a kind of which nothing is due', async () => {
  const program = await openProgram(await makeFolder());
  const run = async () => undefined;
  await program.jobs.start({ waveform: { what: 'Drawing', run }, thumbnail: { what: 'Making', run } });
  await program.add('song');
  await program.jobs.idle();
  expect(await program.waiting()).toEqual([]);
  expect(new Set(program.claimNext.mock.calls.map(([kind]) => kind))).toEqual(new Set(['waveform']));
});

it('lets the same job wait only once', async () => {
  const program = await openProgram(await makeFolder());
  await program.add('one', 'one', 'two');
  expect((await program.waiting()).map(({ subject }) => subject)).toEqual(['one', 'two']);
});

it('tries what failed again, later each time, and gives it up after three attempts until the next start', async () => {
  const folder = await makeFolder();
  const program = await openProgram(folder);
  let tries = 0;
  await program.start(async () => {
    tries += 1;
    throw new Error('no ink');
  });
  await program.add('song');
  const waits = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const before = Date.now();
    await program.jobs.idle();
    const [job] = await program.waiting();
    expect(job).toMatchObject({ attempts: Math.min(attempt, 3), error: 'no ink' });
    waits.push(job?.notBefore ? Math.floor((Date.parse(job.notBefore) - before) / 60_000) : null);
    await program.letTimePass();
  }
  expect(waits).toEqual([1, 4, null, null]);
  expect(tries).toBe(3);
  expect(program.lines).toEqual([
    'Drawing of song did not work and is tried again in 1 min',
    'Drawing of song did not work and is tried again in 4 min',
    'Drawing of song did not work and is given up until the next start',
  ]);

  await program.close();
  const again = await openProgram(folder);
  const done: string[] = [];
  await again.start(async (subject) => void done.push(subject));
  await again.jobs.idle();
  expect(done).toEqual(['song']);
  expect(await again.waiting()).toEqual([]);
});

it('tries at once what waits for another attempt when it is requested again', async () => {
  const program = await openProgram(await makeFolder());
  let isBroken = true;
  await program.start(async () => {
    if (isBroken) throw new Error('no ink');
  });
  await program.add('song');
  await program.jobs.idle();
  isBroken = false;
  await program.jobs.idle();
  expect(await program.waiting()).toHaveLength(1);
  await program.add('song');
  await program.jobs.idle();
  expect(await program.waiting()).toEqual([]);
});

it('warns of a damaged file and leaves it; what was deleted meanwhile is not worth a word', async () => {
  const program = await openProgram(await makeFolder());
  await program.start(async (subject) => {
    throw subject === 'deleted' ? fileNotFound() : fileUnreadable('audio');
  });
  await program.add('damaged', 'deleted');
  await program.jobs.idle();
  expect(program.lines).toEqual(['Drawing of damaged did not work']);
  expect(await program.waiting()).toEqual([]);
});

it('cuts short what is under way at a stop, and the next start does it', async () => {
  const folder = await makeFolder();
  const program = await openProgram(folder);
  const begun = new Promise<void>((resolve) => {
    void program.start((_subject, signal) => {
      resolve();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('cut short')));
      });
    });
  });
  await program.add('song', 'another');
  await begun;
  await program.jobs.close();
  expect(await program.waiting()).toMatchObject([
    { subject: 'song', attempts: 0 },
    { subject: 'another', attempts: 0 },
  ]);
  expect(program.lines).toEqual([]);

  const again = await openProgram(folder);
  const done: string[] = [];
  await again.start(async (subject) => void done.push(subject));
  await again.jobs.idle();
  expect(done).toEqual(['song', 'another']);
});

it('lets one of two programs do the jobs, and the other once the first is gone', async () => {
  const folder = await makeFolder();
  const [first, second] = [await openProgram(folder), await openProgram(folder)];
  const done: string[] = [];
  await first.start(async (subject) => void done.push(`first ${subject}`));
  await first.jobs.idle();
  await second.start(async (subject) => void done.push(`second ${subject}`));
  await second.add('one', 'two');
  await Promise.all([second.jobs.idle(), first.jobs.idle()]);
  expect(done).toEqual(['first one', 'first two']);

  await first.close();
  await second.add('three');
  await second.jobs.idle();
  expect(done.at(-1)).toBe('second three');
});

it('does again and again what has no end, and leaves for others what it cannot do', async () => {
  const program = await openProgram(await makeFolder());
  let sweeps = 0;
  const sweep = { what: 'Tidying up', run: async () => void (sweeps += 1), everyMs: 60_000 };
  await program.jobs.start({ sweep });
  await program.add('song');
  await program.jobs.idle();
  await program.jobs.idle();
  expect(sweeps).toBe(1);
  expect((await program.waiting()).map(({ subject }) => subject)).toEqual(['', 'song']);
  await program.letTimePass();
  await program.jobs.idle();
  expect(sweeps).toBe(2);
});

it('waits for space on the disk, however often it has to', async () => {
  const program = await openProgram(await makeFolder());
  let done = 0;
  await program.start(async () => {
    if (program.space.isFull) throw fileUnreadable('audio');
    done += 1;
  });
  program.space.isFull = true;
  await program.add('one');
  for (let round = 0; round < 5; round += 1) {
    await program.letTimePass();
    await program.jobs.idle();
  }
  expect(await program.waiting()).toMatchObject([
    { subject: 'one', attempts: 0, notBefore: expect.any(String) },
  ]);
  program.space.isFull = false;
  await program.letTimePass();
  await program.jobs.idle();
  expect([done, await program.waiting()]).toEqual([1, []]);
});
