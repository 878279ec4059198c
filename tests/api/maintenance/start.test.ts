import { spawn, type SpawnOptions } from 'node:child_process';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#ssr/project-root.ts';
import { watchProcess } from '#tests/support/processes.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { s3Environment } from '#tests/support/s3/environment.ts';

/** Files of root's are not protected from root, who therefore starts the program as nobody. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function tryToStart(environment: Record<string, string>, options: SpawnOptions = {}) {
  const child = spawn(process.execPath, [join(projectRoot(), 'dist', 'server', 'main.js')], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...environment },
  });
  return watchProcess(child, 'main.js').ended();
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a start that cannot work', () => {
  // Each variable that can be wrong: src/server/config.test.ts.
  it('names a wrong setting in one sentence', async () => {
    const environment = { DATABASE_URL: 'mysql://billy:secret@localhost/site' };
    const { code, output } = await tryToStart({ DATA_DIR: await temporaryFolder(), ...environment });
    expect(code).toBe(1);
    expect(output).toMatch(/^Marquee cannot start: .+\n$/);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain('secret');
  });

  it('names a bucket that is not there', async () => {
    const bucket = { ...(await s3Environment()), S3_BUCKET: 'no-such-bucket' };
    const { code, output } = await tryToStart({ DATA_DIR: await temporaryFolder(), ...bucket });
    expect(code).toBe(1);
    expect(output).toContain(
      'Marquee cannot start: the bucket no-such-bucket cannot be used: there is no such bucket. Please make it, or name another one with S3_BUCKET.\n',
    );
  });

  it('names a PostgreSQL server that does not answer, without its password', async () => {
    const environment = { DATABASE_URL: 'postgres://billy:secret@127.0.0.1:9/site' };
    const { code, output } = await tryToStart({ DATA_DIR: await temporaryFolder(), ...environment });
    expect(code).toBe(1);
    expect(output).toBe(
      'Marquee cannot start: the database site at 127.0.0.1:9 cannot be used: connect ECONNREFUSED 127.0.0.1:9. Please see that it runs and that DATABASE_URL is right.\n',
    );
  });

  it('names a data folder that is a file', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, output } = await tryToStart({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(output).toBe(
      `Marquee cannot start: the data folder ${file} cannot be used: it is a file, not a folder. Please move it away, or choose another folder with DATA_DIR.\n`,
    );
  });

  it('names a database that is none, and an uploads folder that is a file', async () => {
    const folder = await temporaryFolder();
    await writeFile(
      join(folder, 'marquee.sqlite'),
      'this is no database, however long it goes on '.repeat(50),
    );
    const damaged = await tryToStart({ DATA_DIR: folder });
    expect(damaged.code).toBe(1);
    expect(damaged.output).toBe(
      `Marquee cannot start: ${join(folder, 'marquee.sqlite')} cannot be used: it is not a database. Please restore a backup, or choose another folder with DATA_DIR.\n`,
    );
    await rm(join(folder, 'marquee.sqlite'));
    await writeFile(join(folder, 'uploads'), '');
    const blocked = await tryToStart({ DATA_DIR: folder });
    expect(blocked.output).toBe(
      `Marquee cannot start: ${join(folder, 'uploads')} cannot be used: it is a file, not a folder. Please move it away, or choose another folder with DATA_DIR.\n`,
    );
  });

  it('names an address that is not of this machine', async () => {
    const { code, output } = await tryToStart({ DATA_DIR: await temporaryFolder(), HOST: '192.0.2.1' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Marquee cannot start: HOST is not an address of this machine.+\n$/);
  });

  it('names a data folder that cannot be made', async () => {
    const { code, output } = await tryToStart({ DATA_DIR: '/proc/marquee' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Marquee cannot start: the data folder \/proc\/marquee cannot be used: .+\n$/);
  });

  it('names a data folder it may not write to', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);
    const { code, output } = await tryToStart({ DATA_DIR: folder }, asNobody);
    expect(code).toBe(1);
    expect(output).toBe(
      `Marquee cannot start: the data folder ${folder} cannot be used: this account is not allowed to write there. Please allow it to, or choose another folder with DATA_DIR.\n`,
    );
  });

  it('names a .env that is a folder, or that it may not read', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o777);
    const data = { DATA_DIR: join(folder, 'data') };
    await mkdir(join(folder, '.env'));
    const isFolder = await tryToStart(data, { cwd: folder });
    expect(isFolder).toEqual({
      code: 1,
      output: 'Marquee cannot start: .env cannot be read: it is a folder, not a file\n',
    });
    await rmdir(join(folder, '.env'));
    await writeFile(join(folder, '.env'), 'PORT=0', { mode: 0o000 });
    const isClosed = await tryToStart(data, { cwd: folder, ...asNobody });
    expect(isClosed).toEqual({
      code: 1,
      output: 'Marquee cannot start: .env cannot be read: this account is not allowed to read it\n',
    });
  });

  it('names a database it may read but not write', async () => {
    const folder = await temporaryFolder();
    const earlier = await startRunningSite({ dataDir: folder });
    await earlier.stop();
    await chmod(folder, 0o777);
    await Promise.all((await readdir(folder)).map((name) => chmod(join(folder, name), 0o777)));
    await chmod(join(folder, 'marquee.sqlite'), 0o444);
    const { code, output } = await tryToStart({ DATA_DIR: folder }, asNobody);
    expect(code).toBe(1);
    expect(output).toBe(
      `Marquee cannot start: ${join(folder, 'marquee.sqlite')} cannot be used: this account is not allowed to write there. Please allow it to, or choose another folder with DATA_DIR.\n`,
    );
  });
});

/** Run before the program: whatever needs the rules by which a language sorts fails. */
const withoutSorting = `
  const fail = () => { throw new Error('It sorts by a language'); };
  Intl.Collator = class { constructor() { fail(); } };
  String.prototype.localeCompare = fail;`;

it('loads no rules by which a language sorts: they take 4 MB', async () => {
  const dataDir = await temporaryFolder();
  // The second start compares the migrations with those of the first.
  await (await startRunningSite({ dataDir })).stop();
  const environment = {
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(withoutSorting)}"`,
  };
  const site = await startRunningSite({ dataDir, environment });
  onTestFinished(() => site.remove());
  expect((await fetch(site.url)).status).toBe(200);
});

describe('what V8 compiled at the build', () => {
  /** A copy of the program, beside what is left of its compiled form. */
  async function programWith(cache: Buffer | null): Promise<string> {
    const [root, folder] = [projectRoot(), await temporaryFolder()];
    const server = join(folder, 'dist', 'server');
    await mkdir(server, { recursive: true });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await symlink(join(root, 'dist', 'client'), join(folder, 'dist', 'client'));
    for (const file of ['main.js', 'site.cjs'])
      await copyFile(join(root, 'dist', 'server', file), join(server, file));
    if (cache) await writeFile(join(server, 'site.cache'), cache);
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ type: 'module', main: 'dist/server/main.js', version: '1.0.0' }),
    );
    return folder;
  }

  const kept = () => readFile(join(projectRoot(), 'dist', 'server', 'site.cache'));

  it.each<[string, () => Promise<Buffer | null>]>([
    ['as the build left it', kept],
    ['missing', () => Promise.resolve(null)],
    ['cut off', async () => (await kept()).subarray(0, 100_000)],
    [
      'of another program',
      async () => Buffer.from((await kept()).toString('latin1').replace(/[0-9a-f]{8}/, 'ffffffff'), 'latin1'),
    ],
  ])('may be %s: the site starts', async (_state, cache) => {
    const site = await startRunningSite({ release: await programWith(await cache()) });
    onTestFinished(() => site.remove());
    expect((await fetch(site.url)).status).toBe(200);
  });
});
