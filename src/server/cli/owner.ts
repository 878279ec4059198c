import { shortDate } from '#shared/primitives/format.ts';
import { isUserError } from '#app/cannot-start.ts';
import { createErrorLog, requireSite, say } from '#server/cli/command.ts';
import { askNewPassword, NoPassword } from '#server/cli/owner/ask-password.ts';
import { parseArguments, usage, type Command } from '#server/cli/owner/arguments.ts';
import { ConfigError, loadEnvFile, readConfig, type Config } from '#server/config.ts';
import * as accounts from '#server/domain/accounts/accounts.ts';
import { createChanges } from '#server/domain/changes.ts';
import { Failure, reasonOf, usernameTaken } from '#server/errors.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';

const terminal = { input: process.stdin, output: process.stderr };

try {
  loadEnvFile();
  const command = parseArguments(process.argv.slice(2));
  if (command) await run(command, readConfig(process.env));
  else process.stdout.write(usage);
} catch (error) {
  process.stderr.write(`Nothing was changed: ${explain(error)}\n`);
  process.exitCode = 1;
}

async function run(command: Command, config: Config): Promise<void> {
  requireSite(config, ConfigError);
  const log = createErrorLog();
  const opened = await openDatabase(config, { log, leavesTables: true });
  try {
    if (command.action === 'list') await list(opened);
    else await { password: changePassword, add, remove }[command.action](opened, command.username);
  } finally {
    await opened.close();
  }
}

async function list({ database }: OpenedDatabase): Promise<void> {
  const all = await accounts.listAccounts(database);
  if (all.length === 0) say('Nobody can sign in yet. Make the owner with: npm run owner -- add <name>');
  for (const { username, createdAt } of all) say(`${username}, since ${shortDate(createdAt)}`);
}

async function changePassword({ database }: OpenedDatabase, name: string): Promise<void> {
  const { id, username } = await accounts.findAccount(database, name);
  await accounts.setPassword(database, id, await askNewPassword(username, terminal));
  say(`${username} has a new password. Every device that was signed in as ${username} is signed out.`);
}

async function add({ database, messenger }: OpenedDatabase, username: string): Promise<void> {
  // Before asking for a password.
  if (await accounts.hasAccount(database, username)) throw usernameTaken();
  const password = await askNewPassword(username, terminal);
  if (await accounts.isRegistrationOpen(database))
    await accounts.registerOwner({ database, changes: createChanges(messenger) }, { username, password });
  else await accounts.addUser(database, { username, password });
  say(`${username} can sign in now.`);
}

async function remove({ database }: OpenedDatabase, name: string): Promise<void> {
  const { id, username } = await accounts.findAccount(database, name);
  await accounts.removeAccount(database, id);
  say(`${username} is removed and signed out everywhere.`);
}

function explain(error: unknown): string {
  if (error instanceof NoPassword || isUserError(error)) return error.message;
  if (error instanceof Failure) return error.status < 500 ? error.message : reasonOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
