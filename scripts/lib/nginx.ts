import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/lib/free-port.ts';

const START_MS = 10_000;

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Without it the columns beside Marquee are left out. */
export function hasNginx(): boolean {
  if (spawnSync('nginx', ['-v']).status === 0) return true;
  console.error('nginx is not installed, so nothing is measured beside Marquee (Debian: nginx-light)');
  return false;
}

/** nginx with these directives in its only server, which listens on a free port. */
export async function startNginx(folder: string, directives: string) {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; error_log stderr crit; pid ${join(folder, 'pid')};
events {}
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types {
    text/html html; text/css css; application/json json; font/woff2 woff2; image/svg+xml svg;
    image/avif avif; image/webp webp; image/jpeg jpg jpeg; audio/mpeg mp3; audio/wav wav;
  }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${join(folder, part)};`).join(' ')}
  server { listen 127.0.0.1:${port}; ${directives} }
}
`,
  );
  const child = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url);
  return {
    url,
    pids: async () => [child.pid ?? 0, ...(await childrenOf(child.pid ?? 0))],
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8')),
  );
  return lists.flatMap((list) => list.trim().split(/\s+/).filter(Boolean).map(Number));
}

async function untilAnswered(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (performance.now() > end) throw new Error(`nginx does not respond at ${url}`, { cause: error });
      await wait(20);
    }
  }
}
