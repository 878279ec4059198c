import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#server/storage/database/open-database.ts';
import {
  addressOfDatabase,
  createTestDatabase,
  dropTestDatabase,
  onServer,
  PREFIX,
  TEMPLATE,
} from '#tests/support/postgres/databases.ts';
import { loadPostgres } from '#tests/support/postgres/program.ts';
import { freePort } from '#scripts/lib/free-port.ts';

/** A real PostgreSQL for the tests: the one that TEST_DATABASE_URL names, or one of our own. */
export default async function setUp(): Promise<() => Promise<void>> {
  const own = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
  if (own) process.env['TEST_DATABASE_URL'] = own.url;
  await dropAll();
  await createTestDatabase(TEMPLATE);
  const place = { dataDir: '', databaseUrl: addressOfDatabase(TEMPLATE) };
  const { close } = await openDatabase(place, { log: pino({ level: 'error' }) });
  await close();
  return async () => {
    if (!own) return dropAll();
    await own.remove();
    delete process.env['TEST_DATABASE_URL'];
  };
}

async function dropAll(): Promise<void> {
  const { rows } = await onServer(`select datname from pg_database where datname like '${PREFIX}%'`);
  for (const { datname } of rows as { datname: string }[]) await dropTestDatabase(datname);
}

type Options = { isDurable?: boolean };

/** A PostgreSQL server of our own, on a free port. Unless it is asked to be durable, it forgets what it was told when the machine stops. */
export async function startPostgres({ isDurable = false }: Options = {}) {
  const port = await freePort();
  const carelessness = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const settings = [
    'max_connections=300',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...(isDurable ? [] : carelessness),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'marquee-postgres-'));
  const program = await loadPostgres();
  const server = new program.Postgres({
    databaseDir: folder,
    port,
    createPostgresUser: process.getuid?.() === 0,
    // A server that sorts as people do, so that a query which relies on it sorting by bytes is noticed.
    // And one that believes who asks: checking a password takes longer than most queries.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
      '--auth=trust',
    ],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    port,
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    start: () => server.start(),
    stop: () => server.stop(),
    async remove(): Promise<void> {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      await program.remove();
    },
  };
}
