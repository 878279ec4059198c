import { EventEmitter, once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { build, type Rolldown } from 'vite';
import type { OpenBrowser } from '#bench/real-files/browsers.ts';
import {
  PLAY_TIMEOUT_MS,
  reportPaths,
  type Items,
  type PlayedFiles,
  type Report,
} from '#bench/real-files/played.ts';

const pagePath = '/bench/';
const scriptPath = '/bench/player.js';
const page = `<!doctype html><html lang="en"><title>Player</title><body><script type="module" src="${scriptPath}"></script>`;

const START_TIMEOUT_MS = 60_000;

/** The page's script, with the site's own player in it, as the site is built. */
async function buildPlayer(): Promise<string> {
  const output = await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      manifest: false,
      license: false,
      rolldownOptions: { input: 'bench/real-files/player-page.ts', output: { codeSplitting: false } },
    },
  });
  const [script] = (output as Rolldown.RolldownOutput).output;
  return script.code;
}

/**
 * Serves the page that plays the items, and everything else from the site: of the same origin, so that the page can look
 * at the pictures.
 */
export async function startPlayerServer(site: string, items: Items) {
  const player = await buildPlayer();
  const reports = new EventEmitter();

  async function receiveReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
    reports.emit('report', await json(request));
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    if (request.url === pagePath) send('text/html; charset=utf-8', page);
    else if (request.url === scriptPath) send('text/javascript; charset=utf-8', player);
    else if (request.url === reportPaths.items) send('application/json', JSON.stringify(items));
    else if (request.url === reportPaths.report) void receiveReport(request, response);
    else passOn(site, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    /** Has a browser play everything. */
    async playIn(open: OpenBrowser): Promise<PlayedFiles> {
      const sources = 2 * (items.tracks.length + items.videos.length);
      const signal = AbortSignal.timeout(START_TIMEOUT_MS + sources * PLAY_TIMEOUT_MS);
      const reported = once(reports, 'report', { signal }) as Promise<[Report]>;
      const close = await open(`http://127.0.0.1:${port}${pagePath}`);
      try {
        const [report] = await reported;
        if ('failure' in report) throw new Error(`The page failed: ${report.failure}`);
        return report;
      } finally {
        await close();
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const onward = ask(`${site}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  // Players often stop in the middle.
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
