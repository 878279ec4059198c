import type { FastifyBaseLogger } from 'fastify';
import { BIN_DAYS } from '#shared/catalogue/bin.ts';
import type { Say } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import type { Database } from '#server/storage/database/database.ts';
import { readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const READ_INTERVAL_MS = 10 * 60_000;

/** Between two readings more time than this is unlikely: the clock is wrong, or the site was off. */
const LIKELY_GAP_MS = 3 * DAY_MS;
/** The longest time that something waits to be deleted: after a jump it all waits once more. */
const DOUBT_MS = BIN_DAYS * DAY_MS;

/** In milliseconds since 1970. */
export type ClockJump = { from: number; to: number };
type State = { seen: number; jump: ClockJump | null };

type Deps = { database: Database; notices: Notices; log: FastifyBaseLogger };

const isLikely = (before: number, now: number) => Math.abs(now - before) <= LIKELY_GAP_MS;

/** The state after a further reading. */
function follow({ seen, jump }: State, now: number): State {
  const onOldClock = jump && seen - (jump.to - jump.from);
  if (onOldClock !== null && isLikely(onOldClock, now)) return { seen: now, jump: null };
  if (!isLikely(seen, now)) return { seen: now, jump: { from: onOldClock ?? seen, to: now } };
  return { seen: now, jump: jump && now - jump.to < DOUBT_MS ? jump : null };
}

/**
 * Compares the clock with its last reading, which the database holds: a wrong date must not delete or publish anything.
 * After an unlikely jump the clock is in doubt, until it is corrected or has gone on from there long enough.
 */
export function createClockWatch({ database, notices, log }: Deps) {
  let state: State | null = null;
  let onSettled: () => Promise<void> = async () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function readState(now: number): Promise<State> {
    const report = await readReport(database, 'clock');
    if (report) return report.content as State;
    // Every sweep saves this report, also those of older versions.
    const swept = await readReport(database, 'files');
    return { seen: swept ? Date.parse(swept.createdAt) : now, jump: null };
  }

  /** Returns the jump while the clock is in doubt. */
  async function read(): Promise<ClockJump | null> {
    const now = Date.now();
    const before = await readState(now);
    state = follow(before, now);
    await saveReport(database, 'clock', state).catch((error: unknown) =>
      log.warn({ err: error }, 'The time could not be saved'),
    );
    if (state.jump) notices.raise('clock', describeJump(state.jump));
    else notices.clear('clock');
    if (before.jump && !state.jump) await onSettled();
    return state.jump;
  }

  function readInBackground(): Promise<void> {
    running = running.then(read).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'The clock could not be checked'),
    );
    return running;
  }

  return {
    read,
    /** Without reading the database. */
    isTrusted: (): boolean => state === null || (state.jump === null && isLikely(state.seen, Date.now())),
    /** Calls `settled` whenever a doubt is over. */
    async start(settled: () => Promise<void>): Promise<void> {
      onSettled = settled;
      timer = setInterval(() => void readInBackground(), READ_INTERVAL_MS).unref();
      await readInBackground();
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

export type ClockWatch = ReturnType<typeof createClockWatch>;

function describeJump({ from, to }: ClockJump): Say {
  const dateOf = (time: number) => shortDate(new Date(time).toISOString(), 'UTC');
  return ({ server }) =>
    server.maintenance.clock({ before: dateOf(from), after: dateOf(to), end: dateOf(to + DOUBT_MS) });
}
