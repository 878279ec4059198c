import { parseArgs } from 'node:util';
import { KEPT_MONTHS } from '#shared/statistics/statistics.ts';
import { createErrorLog, explain, requireSite, say } from '#server/cli/command.ts';
import { ConfigError, loadEnvFile, readConfig, type Config } from '#server/config.ts';
import { auditStatistics, type Audit } from '#server/domain/statistics/audit.ts';
import { reasonOf } from '#server/errors.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import { describeDatabase } from '#server/storage/storage-location.ts';

const usage = `Reads every row in the tables of the statistics, and says whether anything in it is about a person. The site may run
meanwhile. Ends with code 1 when something is stored that should not be.

  npm run statistics -- audit

It looks where the environment and .env say the site lives (DATA_DIR, DATABASE_URL).
`;

/** Enough to see what is wrong. */
const MAX_PROBLEMS = 20;

try {
  const { isHelp } = readArguments();
  loadEnvFile();
  if (isHelp) process.stdout.write(usage);
  else await audit(readConfig(process.env));
} catch (error) {
  process.stderr.write(`The statistics were not read: ${explain(error)}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
    if (positionals.some((word, index) => word !== 'audit' || index > 0)) throw new Error('say only: audit');
    return { isHelp: values.help === true || positionals.length === 0 };
  } catch (error) {
    throw new ConfigError(`${reasonOf(error)} (--help explains what can be said)`, { cause: error });
  }
}

async function audit(location: Config): Promise<void> {
  requireSite(location, ConfigError);
  say(`Reading the tables of the statistics in ${describeDatabase(location)}`);
  const { database, close } = await openDatabase(location, {
    log: createErrorLog(),
    isPatient: true,
    leavesTables: true,
  });
  try {
    const found = await auditStatistics(database);
    say(describe(found).join('\n'));
    if (found.problems.length > 0 || found.leftOver > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function describe({ sums, days, visitors, views, leftOver, problems }: Audit): string[] {
  const count = (number: number) => number.toLocaleString('en');
  const lines = [
    `Read ${count(sums)} sums of ${count(days)} days: pages, hosts, countries, devices, ids and feeds, with numbers.`,
    `Visitors of today: ${count(visitors)} hashes, and ${count(views)} of who watched a video, deleted when the day ends.`,
  ];
  if (leftOver > 0)
    lines.push(
      `${count(leftOver)} rows recognise visitors of an earlier day, or of a later one that a wrong clock showed. The site deletes them a minute after midnight; if it was off then, start it.`,
    );
  if (problems.length > 0) lines.push('This should not be there:', ...problems.slice(0, MAX_PROBLEMS));
  if (problems.length > MAX_PROBLEMS) lines.push(`… and ${count(problems.length - MAX_PROBLEMS)} more.`);
  if (leftOver === 0 && problems.length === 0)
    lines.push(
      `Found no address, no browser string, nothing that recognises a visitor of another day, and nothing older than ${KEPT_MONTHS} months.`,
    );
  return lines;
}
