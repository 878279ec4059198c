import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openSite } from '#server/site.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { environmentOf, makeDataFolder, removeStores } from '#tests/support/stores.ts';

export const owner = { username: 'billy', password: 'correct horse' };

type Options = { environment?: Record<string, string>; dataDir?: string; lockWaitMs?: number };

/** The real site over stores of its own; it is closed, and they are removed, when the test ends. */
export async function makeSite({ environment = {}, dataDir, lockWaitMs }: Options = {}) {
  const folder = dataDir ?? (await makeDataFolder());
  const config = readConfig({ LOG_LEVEL: 'error', ...(await environmentOf(folder)), ...environment });
  const site = await openSite(config, pino({ level: config.logLevel }), {
    // Built workers start several times faster than their sources.
    workers: join(projectRoot(), 'dist', 'server'),
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
    if (dataDir) return;
    await removeStores(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return { ...site, config, folder, close, visitor: () => createVisitor(site.app) };
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
