import { parseArgs } from 'node:util';
import { credentialsSchema } from '#shared/accounts/accounts.schema.ts';
import { ConfigError } from '#server/config.ts';
import { reasonOf } from '#server/errors.ts';

export const usage = `Shows and changes who can sign in, also while the site is running.

  npm run owner -- list              everybody who can sign in
  npm run owner -- password <name>   give somebody a new password, and sign out all their devices
  npm run owner -- add <name>        let another person sign in
  npm run owner -- remove <name>     take an account away, and sign out all its devices

The password is asked for, and not shown while you type it. A program can send it instead:
  npm run owner -- password billy < file-with-the-password

The site is the one that the environment and .env name (DATA_DIR, DATABASE_URL).
`;

const actions = ['password', 'add', 'remove'] as const;

export type Command = { action: 'list' } | { action: (typeof actions)[number]; username: string };

/** Null if the user asks for help. */
export function parseArguments(args: string[]): Command | null {
  const { values, positionals } = parse(args);
  const [word, name, ...more] = positionals;
  if (values.help || word === undefined) return null;
  if (word === 'list' && name === undefined) return { action: 'list' };
  const action = actions.find((each) => each === word);
  if (!action) throw new ConfigError('say what to do: list, password, add or remove (--help explains them)');
  if (name === undefined) throw new ConfigError(`say whose account: npm run owner -- ${action} <name>`);
  // Every user of the machine can read a command line.
  if (more.length > 0)
    throw new ConfigError('write nothing behind the name: the password is asked for, never written there');
  const username = credentialsSchema.shape.username.safeParse(name);
  if (!username.success) throw new ConfigError(username.error.issues[0]?.message ?? 'unknown name');
  return { action, username: username.data };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new ConfigError(reasonOf(error), { cause: error });
  }
}
