import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '#scripts/lib/free-port.ts';
import { ask } from '#bench/measure.ts';
import { cpuMs } from '#scripts/lib/process-load.ts';

const NGINX_START_MS = 10_000;

/** What is asked for: the same paths of every target. */
export type Paths = { home: string; list: string; song: string; large: string };

export type Target = {
  name: string;
  url: string;
  paths: Partial<Paths>;
  /** What it has used of the processor, in milliseconds; null where that cannot be seen. */
  cpu: () => Promise<number | null>;
  /** Resident memory in megabytes. */
  memory: () => Promise<number | null>;
};

export function processTarget(
  name: string,
  url: string,
  paths: Partial<Paths>,
  pids: () => Promise<number[]>,
): Target {
  return {
    name,
    url,
    paths,
    cpu: async () => {
      const times = await Promise.all((await pids()).map(cpuMs));
      return times.reduce((sum, time) => sum + time, 0);
    },
    memory: async () => {
      const sizes = await Promise.all((await pids()).map(residentMb));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Another site that is running already: only what can be seen from outside is measured. */
export function foreignTarget(name: string, url: string): Target {
  const unseen = () => Promise.resolve(null);
  return { name, url: url.replace(/\/$/, ''), paths: { home: '/' }, cpu: unseen, memory: unseen };
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** nginx over files with the same bytes: about as little as an answer can cost. Null where there is no nginx. */
export async function startNginx(folder: string, original: Target & { paths: Paths }) {
  if (spawnSync('nginx', ['-v']).status !== 0) return null;
  const { paths } = original;
  const root = join(folder, 'nginx', 'root');
  await mkdir(root, { recursive: true });
  const files = { home: '/home.html', list: '/list.json', song: '/song.mp3', large: '/large.wav' };
  for (const [what, file] of Object.entries(files)) {
    const bytes = Buffer.from(await (await fetch(original.url + paths[what as keyof Paths])).arrayBuffer());
    await writeFile(join(root, file), what === 'home' || what === 'list' ? brotliCompressSync(bytes) : bytes);
  }
  const port = await freePort();
  const config = join(folder, 'nginx', 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; error_log stderr; pid ${join(folder, 'nginx', 'pid')};
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { text/html html; application/json json; audio/mpeg mp3; audio/wav wav; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${join(folder, 'nginx', part)};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${root};
    location ~ (html|json)$ { add_header content-encoding br; }
  }
}
`,
  );
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/home.html`);
  const pids = async () => [child.pid ?? 0, ...(await childrenOf(child.pid ?? 0))];
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { ...processTarget('nginx', url, files, pids), stop };
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')),
  );
  return lists.flatMap((list) => list.trim().split(/\s+/).filter(Boolean).map(Number));
}

async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + NGINX_START_MS;
  for (;;) {
    try {
      await ask(url);
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`nginx does not respond at ${url}`, { cause: error });
      await wait(20);
    }
  }
}
