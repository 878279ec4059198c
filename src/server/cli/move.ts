import { isUserError } from '#app/cannot-start.ts';
import { createErrorLog, say } from '#server/cli/command.ts';
import { parseArguments, usage } from '#server/cli/move/arguments.ts';
import { createProgress } from '#server/progress.ts';
import { describeDifferences, nextSteps, tableOf } from '#server/cli/move/report.ts';
import { loadEnvFile } from '#server/config.ts';
import { MoveRefused, moveSite, type Move } from '#server/domain/move/move-site.ts';
import { describeDatabase, describeFiles } from '#server/storage/storage-location.ts';
import { Failure, reasonOf } from '#server/errors.ts';

const TRY_AGAIN = 'When that is mended, run the same command with --continue.';

try {
  loadEnvFile();
  const request = parseArguments(process.argv.slice(2), process.env);
  if (request) await move(request);
  else process.stdout.write(usage);
} catch (error) {
  process.stderr.write(`The site was not moved: ${explain(error)}\n`);
  process.exitCode = 1;
}

async function move(request: Move): Promise<void> {
  const { from, to } = request;
  say(`From ${describeDatabase(from)} and ${describeFiles(from)}`);
  say(`to ${describeDatabase(to)} and ${describeFiles(to)}`);
  const log = createErrorLog();
  const comparisons = await moveSite(request, { log, progress: createProgress(process.stdout) });
  say(tableOf(comparisons));
  const differences = describeDifferences(comparisons);
  if (differences) throw new MoveRefused(`${differences}. ${TRY_AGAIN}`);
  say(nextSteps(request));
}

function explain(error: unknown): string {
  if (error instanceof MoveRefused || isUserError(error)) return error.message;
  if (error instanceof Failure) return `${reasonOf(error)}. ${TRY_AGAIN}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
