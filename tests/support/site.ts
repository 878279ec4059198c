import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/site.ts';
import { migrate } from '#server/storage/database/migrate.ts';
import { openSqlite } from '#server/storage/database/sqlite.ts';
import { projectRoot } from '#ssr/project-root.ts';

export const owner = { username: 'billy', password: 'correct horse' };

type Options = { environment?: Record<string, string>; dataDir?: string; lockWaitMs?: number };

/** The real site over its own data folder; it is closed, and the folder removed, when the test ends. */
export async function makeSite({ environment = {}, dataDir, lockWaitMs }: Options = {}) {
  const folder = dataDir ?? (await makeDataFolder());
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', ...environment });
  const site = await openSite(config, pino({ level: config.logLevel }), {
    // The built worker starts several times faster than its sources.
    mediaWorker: join(projectRoot(), 'dist', 'server', 'media-worker.js'),
    ...(lockWaitMs !== undefined && { lockWaitMs }),
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await site.app.close();
  };
  onTestFinished(async () => {
    await close();
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  });
  return { ...site, config, folder, close, visitor: () => createVisitor(site.app) };
}

let emptyDatabase: Promise<Buffer> | undefined;

/** Making the tables takes longer than most tests; it is done once, and each site starts with a copy. */
async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-test-'));
  emptyDatabase ??= makeEmptyDatabase();
  await writeFile(join(folder, 'marquee.sqlite'), await emptyDatabase);
  return folder;
}

async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-empty-'));
  const file = join(folder, 'marquee.sqlite');
  const database = openSqlite(file);
  await migrate(database);
  await database.destroy();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true, force: true });
  return bytes;
}

export type Site = Awaited<ReturnType<typeof makeSite>>;

type App = { inject: (options: InjectOptions) => Promise<LightMyRequestResponse> };

/** Somebody with a browser's cookies. */
function createVisitor(app: App) {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      ...options,
      cookies: options.cookies ?? Object.fromEntries(cookies),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  return {
    cookies,
    send,
    get: (url: string) => send({ method: 'GET', url }),
    post: (url: string, payload?: object) => send({ method: 'POST', url, payload }),
    put: (url: string, payload?: object) => send({ method: 'PUT', url, payload }),
    delete: (url: string) => send({ method: 'DELETE', url }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who has registered first and is therefore the owner. */
export async function makeOwner(site: Site): Promise<Visitor> {
  const visitor = site.visitor();
  const response = await visitor.post('/api/register', owner);
  if (response.statusCode !== 201) throw new Error(`The owner could not register: ${response.body}`);
  return visitor;
}
