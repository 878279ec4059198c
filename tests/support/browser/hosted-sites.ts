import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#ssr/project-root.ts';
import type { Content } from '#tests/support/content/fill-site.ts';

export type HostedSite = { url: string };

export type HostRequest = { id: number } & (
  { ask: 'open'; content: Content; environment: NodeJS.ProcessEnv } | { ask: 'close'; url: string }
);
/** The site that was opened, or what was wrong in the log of the one that was closed. */
export type HostReply = { site: HostedSite } | { errors: string[] };
export type HostResponse = { id: number } & (HostReply | { failed: string | undefined });

type Waiting = { resolve: (answer: HostReply) => void; reject: (error: Error) => void };

/** Where `build-site-host.ts` puts the program of `site-host.ts`. */
export const siteHostPath = () => join(projectRoot(), 'test-results/site-host/site-host.js');

/** Of the environment of a host whose sites show the pseudo-language. */
export const PSEUDO_LANGUAGE = 'MARQUEE_TESTS_PSEUDO_LANGUAGE';

/** Starts the process of `site-host.ts`; gives what opens and closes sites in it. */
export function startSiteHost(environment: Record<string, string> = {}) {
  const host = fork(siteHostPath(), {
    cwd: projectRoot(),
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const waiting = new Map<number, Waiting>();
  const exited = new Promise<void>((resolve) => {
    host.once('exit', (code) => {
      for (const { reject } of waiting.values())
        reject(new Error(`The host of the sites ended with ${code}`));
      resolve();
    });
  });
  host.on('message', (response: HostResponse) => {
    const asked = waiting.get(response.id);
    waiting.delete(response.id);
    if ('failed' in response) asked?.reject(new Error(response.failed));
    else asked?.resolve(response);
  });

  let count = 0;
  type Question =
    { ask: 'open'; content: Content; environment: NodeJS.ProcessEnv } | { ask: 'close'; url: string };
  const send = (question: Question) =>
    new Promise<HostReply>((resolve, reject) => {
      const id = (count += 1);
      waiting.set(id, { resolve, reject });
      host.send({ id, ...question } satisfies HostRequest);
    });

  return {
    /** A site over a folder of its own, without an owner, and empty unless content fills it. */
    async open(content: Content, environment: NodeJS.ProcessEnv = {}): Promise<HostedSite> {
      const answer = await send({ ask: 'open', content, environment });
      if (!('site' in answer)) throw new Error('No site was opened');
      return answer.site;
    },
    /** Gives the errors in its log. */
    async close({ url }: HostedSite): Promise<string[]> {
      const answer = await send({ ask: 'close', url });
      return 'errors' in answer ? answer.errors : [];
    },
    async stop(): Promise<void> {
      host.disconnect();
      await exited;
    },
  };
}

export type SiteHost = ReturnType<typeof startSiteHost>;
