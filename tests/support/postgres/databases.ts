import { randomBytes } from 'node:crypto';
import { Client, DatabaseError, type QueryResult } from 'pg';

/** A database with all tables and no rows, which others are copied from. */
export const TEMPLATE = 'marquee_template';

/** Their names begin like this, so that those of an interrupted run can be told from others. */
export const PREFIX = 'marquee_';

/** It is there, or somebody else has just made it. */
const EXISTS = ['42P04', '23505'];

/** The address of a database on the test server, which is named by TEST_DATABASE_URL. */
export function addressOfDatabase(name: string): string {
  const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  address.pathname = name;
  return address.href;
}

/** Makes a database unless it is there; gives its address. */
export async function createTestDatabase(name: string, template = 'template0'): Promise<string> {
  const encoding = template === 'template0' ? ` encoding 'UTF8'` : '';
  await onServer(`create database ${name} template ${template}${encoding}`).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && EXISTS.includes(error.code ?? ''))) throw error;
  });
  return addressOfDatabase(name);
}

export async function dropTestDatabase(name: string): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`);
}

/** Emptied databases, for the next test: emptying one takes a fraction of what making and dropping one takes. */
const spare: string[] = [];

/** A database with all tables and no rows; gives its name. */
export async function takeDatabase(): Promise<string> {
  const emptied = spare.pop();
  if (emptied) return emptied;
  const name = `${PREFIX}${randomBytes(8).toString('hex')}`;
  await createTestDatabase(name, TEMPLATE);
  return name;
}

/** Empties a database for the next test, or drops it when the test has changed more than its rows. */
export async function giveBackDatabase(name: string): Promise<void> {
  const isAsMade = await withClient(addressOfDatabase(name), async (client) => {
    await client.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    if ((await shapeOf(client)) !== (await templateShape())) return false;
    await client.query(await emptyAll());
    return true;
  });
  if (isAsMade) spare.push(name);
  else await dropTestDatabase(name);
}

let shape: Promise<string> | undefined;

const templateShape = () => (shape ??= withClient(addressOfDatabase(TEMPLATE), shapeOf));

/** Everything that a test could add to a database, or take from it, besides rows; and which version its tables say they are. */
async function shapeOf(client: Client): Promise<string> {
  const { rows } = await client.query(`
    select string_agg(name, ' ' order by name) as shape from (
      select relname::text from pg_class where relnamespace = 'public'::regnamespace
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      union all select tgname from pg_trigger where not tgisinternal
      union all select name from kysely_migration
    ) as things (name)`);
  return String((rows as { shape: string }[])[0]?.shape);
}

let statements: Promise<string> | undefined;

const emptyAll = () => (statements ??= withClient(addressOfDatabase(TEMPLATE), emptyingStatements));

/** Row by row, in whatever order: to truncate a table makes new files for it, which takes longer than a few rows. */
async function emptyingStatements(client: Client): Promise<string> {
  const tables = await client.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  const sequences = await client.query(
    `select sequencename as name from pg_sequences where schemaname = 'public'`,
  );
  const names = (result: QueryResult) => (result.rows as { name: string }[]).map(({ name }) => name);
  return [
    'set session_replication_role = replica',
    ...names(tables).map((name) => `delete from ${name}`),
    ...names(sequences).map((name) => `alter sequence ${name} restart`),
  ].join('; ');
}

export const onServer = (statement: string) => onDatabase(process.env['TEST_DATABASE_URL'] ?? '')(statement);

/** Asks a database past the program. */
export function onDatabase(connectionString: string) {
  return (statement: string): Promise<QueryResult> =>
    withClient(connectionString, (client) => client.query(statement));
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
