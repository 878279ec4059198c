import type { FastifyBaseLogger } from 'fastify';
import { KEPT_MONTHS } from '#shared/statistics/statistics.ts';
import type { ClockWatch } from '#server/domain/health/clock-watch.ts';
import { addUp } from '#server/domain/statistics/add-up.ts';
import { dayIn, monthsBefore, startsOf } from '#server/domain/statistics/days.ts';
import { addTally, emptyTally, sizeOf, type Tally } from '#server/domain/statistics/tally.ts';
import type { Visitors } from '#server/domain/statistics/visitors.ts';
import { OutcomeUnknown } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { deleteVisitorsOutside } from '#server/storage/database/queries/statistics/salts.queries.ts';
import {
  deleteStatistics,
  deleteSumsBefore,
} from '#server/storage/database/queries/statistics/sums.queries.ts';

export type StoreDeps = {
  database: Database;
  clock: Pick<ClockWatch, 'read'>;
  /** Whether the database may grow. */
  hasRoom: () => Promise<boolean>;
  eraseDeleted: () => Promise<void>;
  log: FastifyBaseLogger;
};

type Deps = StoreDeps & { visitors: Visitors; timeZone: () => string };

const DAY_MS = 24 * 60 * 60_000;
const STORE_EVERY_MS = 5_000;
/** Other instances store what they counted before midnight first. */
const FORGET_AFTER_MS = 60_000;
/** While nothing can be stored, more than this many different things are not counted. */
const MAX_WAITING = 50_000;
/** While the database is slow, more than this many events at a time are not counted. */
const MAX_RUNNING = 1_000;

/** Gathers counts in memory, adds them to the stored sums every few seconds and at a stop, and forgets visitors after their day. */
export function createTallyStore(deps: Deps) {
  const { database, visitors, log } = deps;
  let tallies = new Map<string, Tally>();
  let forgottenBefore = '';
  let writing = Promise.resolve();
  const running = new Set<Promise<void>>();
  let isFailing = false;

  const dayAt = (moment: number) => dayIn(deps.timeZone(), moment);
  const today = () => dayAt(Date.now());

  /** Of other days, nothing stored recognises a visitor. The clock of another instance may be ahead. */
  const recognisedDays = () => ({
    from: dayAt(Date.now() - FORGET_AFTER_MS),
    to: dayAt(Date.now() + DAY_MS),
  });

  function tallyOf(day: string): Tally {
    const tally = tallies.get(day) ?? emptyTally();
    tallies.set(day, tally);
    return tally;
  }

  /** Once, until something is stored again. */
  function report(error: unknown): void {
    if (!isFailing) log.warn({ err: error }, 'The statistics cannot be stored at the moment');
    isFailing = true;
  }

  /** No response waits for it, or fails with it. */
  function inBackground(work: () => Promise<void>): void {
    if (running.size >= MAX_RUNNING) return;
    const counting = work()
      .catch(report)
      .finally(() => running.delete(counting));
    running.add(counting);
  }

  function add(day: string, change: (tally: Tally) => void): void {
    const tally = tallyOf(day);
    if (sizeOf(tally) < MAX_WAITING) change(tally);
  }

  /** One after the other, so that nothing is stored again after it was deleted. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.catch(() => undefined).then(work);
    return writing;
  }

  /** Takes what was counted so far out of memory, unless the work fails. */
  async function take(work: (taken: Map<string, Tally>) => Promise<void>): Promise<void> {
    const taken = tallies;
    tallies = new Map();
    try {
      await work(taken);
    } catch (error) {
      // What may be stored already is rather lost than counted twice.
      if (!(error instanceof OutcomeUnknown)) for (const [day, tally] of taken) addTally(tallyOf(day), tally);
      throw error;
    }
  }

  async function store(): Promise<void> {
    if (tallies.size === 0 || !(await deps.hasRoom())) return;
    const { from, to } = recognisedDays();
    await take((taken) =>
      inTransaction(database, async (transaction) => {
        for (const [day, tally] of taken) {
          const isForgotten = day < from || day > to;
          // Visitors who were stored before would be counted twice.
          await addUp(transaction, day, isForgotten ? { ...emptyTally(), sums: tally.sums } : tally);
        }
      }),
    );
    isFailing = false;
  }

  /** Stores what was counted so far. */
  async function flush(): Promise<void> {
    await Promise.all(running);
    await inTurn(store);
  }

  /** Deletes what recognises the visitors of earlier days, and sums that are too old. */
  const forget = () =>
    inTurn(async () => {
      const days = recognisedDays();
      visitors.forget();
      await deleteVisitorsOutside(database, days);
      // A clock that is years ahead must not delete everything.
      if (!(await deps.clock.read()))
        await deleteSumsBefore(database, startsOf(monthsBefore(days.from, KEPT_MONTHS)));
      await deps.eraseDeleted();
      forgottenBefore = days.from;
    });

  async function tick(): Promise<void> {
    await flush();
    if (forgottenBefore !== recognisedDays().from) await forget();
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    today,
    inBackground,
    add,
    start(): void {
      const run = () => void tick().catch(report);
      timer = setInterval(run, STORE_EVERY_MS).unref();
      run();
    },
    flush,
    forget,
    /** What is counted meanwhile stays. */
    async deleteAll(): Promise<void> {
      await Promise.all(running);
      await inTurn(() => take(() => inTransaction(database, deleteStatistics)));
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await flush().catch(report);
    },
  };
}
