import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import inject, {
  type DispatchFunc,
  type InjectOptions,
  type Response as LightMyRequestResponse,
} from 'light-my-request';
import { HINT_COOKIE } from '#shared/accounts/accounts.ts';
import { readConfig } from '#server/config.ts';
import { hashPassword } from '#server/domain/accounts/passwords.ts';
import { startSession } from '#server/domain/accounts/sessions.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';
import { openSite } from '#app/site.ts';
import { readAssets } from '#server/storage/asset-files.ts';
import { insertUser } from '#server/storage/database/queries/site/users.queries.ts';
import { findAssets } from '#ssr/assets.ts';
import { projectRoot } from '#ssr/project-root.ts';
import { createErrorLog } from '#tests/support/error-log.ts';
import { whenOver } from '#tests/support/share.ts';
import { environmentOf, makeDataFolder, removeStores } from '#tests/support/stores.ts';

export const owner = { username: 'billy', password: 'correct horse' };

type Options = {
  environment?: Record<string, string>;
  dataDir?: string;
  lockWaitMs?: number;
  /** From the start on. Else they begin when the test waits for them, as `site.jobs.idle()`: most look at nothing they do. */
  runsJobs?: boolean;
};

/** The real site over stores of its own; it is closed, and they are removed, when the test ends, or the last that shares it. */
export async function makeSite({ environment = {}, dataDir, lockWaitMs, runsJobs = false }: Options = {}) {
  const folder = dataDir ?? (await makeDataFolder());
  const config = readConfig({ LOG_LEVEL: 'error', ...(await environmentOf(folder)), ...environment });
  // oxlint-disable-next-line no-console -- by console, so that Vitest names the test beside it
  const log = createErrorLog(config.logLevel, (line) => console.error(line));
  const site = await openSite(config, log, {
    ...builtOnce(),
    // Built workers start several times faster than their sources.
    workers: join(projectRoot(), 'dist', 'server'),
    ...(lockWaitMs !== undefined && { lockWaitMs }),
  });
  let jobsStart: Promise<void> | undefined;
  const startJobs = () => (jobsStart ??= site.startJobs());
  if (runsJobs) await startJobs();
  const jobs = { ...site.jobs, idle: () => startJobs().then(() => site.jobs.idle()) };
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await site.app.close();
  };
  whenOver(async () => {
    await close();
    if (dataDir) return;
    await removeStores(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return { ...site, jobs, startJobs, config, folder, close, visitor: () => createVisitor(site.app) };
}

let built: ReturnType<typeof readBuild> | undefined;

/** Every site would read the whole build from the disk. */
const builtOnce = () => (built ??= readBuild());

function readBuild() {
  const assets = findAssets();
  return { assets, assetFiles: readAssets(assets.folder) };
}

export type Site = Awaited<ReturnType<typeof makeSite>>;

/** Somebody with a browser's cookies, whose requests go the whole way from Node's server on. */
function createVisitor(app: FastifyInstance) {
  async function ask(options: InjectOptions) {
    await app.ready();
    const [listener] = app.server.listeners('request');
    return inject(listener as DispatchFunc, options);
  }
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await ask({
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

let ownersHash: Promise<string> | undefined;

/** A visitor who owns the site and is signed in, past the API: registering is for `accounts.test.ts`. */
export async function makeOwner(site: Site): Promise<Visitor> {
  // Making one takes as long as everything else here.
  ownersHash ??= hashPassword(owner.password);
  const { id } = await insertUser(site.database, {
    username: owner.username,
    passwordHash: await ownersHash,
    founder: true,
    createdAt: new Date().toISOString(),
  });
  const secret = await startSession(site.database, id, { address: '127.0.0.1', userAgent: undefined });
  site.changes.announce();
  const visitor = site.visitor();
  visitor.cookies.set(sessionCookieName(site.config.isHttps), secret).set(HINT_COOKIE, '1');
  return visitor;
}
