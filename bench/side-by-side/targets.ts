import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hasNginx, startNginx as start } from '#scripts/lib/nginx.ts';
import { cpuMs } from '#scripts/lib/process-load.ts';

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
  if (!hasNginx()) return null;
  const { paths } = original;
  const root = join(folder, 'nginx', 'root');
  await mkdir(root, { recursive: true });
  const files = { home: '/home.html', list: '/list.json', song: '/song.mp3', large: '/large.wav' };
  for (const [what, file] of Object.entries(files)) {
    const bytes = Buffer.from(await (await fetch(original.url + paths[what as keyof Paths])).arrayBuffer());
    await writeFile(join(root, file), what === 'home' || what === 'list' ? brotliCompressSync(bytes) : bytes);
  }
  const { url, pids, stop } = await start(
    join(folder, 'nginx'),
    `root ${root}; location ~ (html|json)$ { add_header content-encoding br; }`,
  );
  return { ...processTarget('nginx', url, files, pids), stop };
}
