import { pino } from 'pino';
import { isMendable } from '#server/cannot-start.ts';
import { readOrder, usage } from '#server/cli/move/order.ts';
import { createProgress } from '#server/progress.ts';
import { describeDifferences, nextSteps, tableOf } from '#server/cli/move/report.ts';
import { loadEnvFile } from '#server/config.ts';
import { MoveRefused, moveSite, type Move } from '#server/domain/move/move-site.ts';
import { databaseIn, filesIn } from '#server/domain/move/place.ts';
import { Failure, reasonOf } from '#server/errors.ts';

const TRY_AGAIN = 'When that is mended, run the same command with --continue.';

const say = (text: string) => process.stdout.write(`${text}\n`);

try {
  loadEnvFile();
  const order = readOrder(process.argv.slice(2), process.env);
  if (order) await move(order);
  else process.stdout.write(usage);
} catch (error) {
  process.stderr.write(`The site was not moved: ${explain(error)}\n`);
  process.exitCode = 1;
}

async function move(order: Move): Promise<void> {
  const { from, to } = order;
  say(`From ${databaseIn(from)} and ${filesIn(from)}`);
  say(`to ${databaseIn(to)} and ${filesIn(to)}`);
  const log = pino({ level: 'warn' }, pino.destination(process.stderr.fd));
  const comparisons = await moveSite(order, { log, progress: createProgress(process.stdout) });
  say(tableOf(comparisons));
  const differences = describeDifferences(comparisons);
  if (differences) throw new MoveRefused(`${differences}. ${TRY_AGAIN}`);
  say(nextSteps(order));
}

function explain(error: unknown): string {
  if (error instanceof MoveRefused || isMendable(error)) return error.message;
  if (error instanceof Failure) return `${reasonOf(error)}. ${TRY_AGAIN}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
