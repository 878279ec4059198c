import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { damagePage } from '#tests/support/damage/damage-page.ts';
import { figure } from '#tests/support/figures.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner } from '#tests/support/site.ts';
import { openStoredDatabase } from '#tests/support/stores.ts';

const environment = { OWNER_USERNAME: owner.username, OWNER_PASSWORD: owner.password };

/** A folder with the database of a site, and what a test does to it. */
async function makeFolder(change: (database: InstanceType<typeof DatabaseSync>) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { close } = await openStoredDatabase(dataDir);
  await close();
  const file = join(dataDir, 'marquee.sqlite');
  const database = new DatabaseSync(file);
  change(database);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return { dataDir, file };
}

test('A15: a damaged table is named in the log, on the dashboard and by the health check', async () => {
  let page = 0;
  const { dataDir, file } = await makeFolder((database) => {
    // So large that it is looked through by a process of its own.
    database.exec('create table ballast (bytes); insert into ballast values (zeroblob(8000000))');
    const row = database.prepare("select rootpage from sqlite_master where name = 'messages'").get();
    page = (row as { rootpage: number }).rootpage;
  });
  await damagePage(file, page);

  const site = await startRunningSite({ dataDir, environment });
  onTestFinished(site.remove);
  const health = await vi.waitFor(async () => {
    const response = await fetch(`${site.url}/healthz`);
    expect(response.status).toBe(503);
    return response.json();
  });
  expect(health).toEqual({
    message: 'The database is damaged. Please restore a backup.',
    fields: { database: 'damaged' },
  });
  expect(site.log.join('\n')).toContain('"msg":"The database is damaged"');
  const cookie = await signInAt(site.url, owner);
  const notices = await (await fetch(`${site.url}/api/notices`, { headers: { cookie } })).json();
  expect(notices).toEqual([
    expect.objectContaining({ kind: 'database', message: expect.stringContaining('restore a backup') }),
  ]);
  expect((await fetch(site.url)).status).toBe(200);
  // What Docker asks, so that Caddy is started and the site is shown.
  expect(await readFile('Dockerfile', 'utf8')).toMatch(/HEALTHCHECK[^]+'\/readyz'/);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  figure('A15', 'one page of one table damaged: named in the log, on the dashboard and by /healthz (503)');
});

test('a database from a newer version is named as such', async () => {
  const { dataDir } = await makeFolder((database) =>
    database.exec("insert into kysely_migration values ('999-holograms', '2031-01-01')"),
  );
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Marquee cannot start: this site's database was made by a newer version of Marquee (999-holograms). Start that version, or restore a backup.\n",
  );
});

test('other users of the machine cannot read the database, whatever the umask', async () => {
  const modesIn = async (folder: string) => {
    const names = (await readdir(folder)).filter((name) => /^(marquee|jobs)/.test(name));
    const modes = await Promise.all(
      ['.', ...names].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
    );
    return Object.fromEntries(['.', ...names].map((name, number) => [name, modes[number]?.toString(8)]));
  };
  const isPrivate = {
    '.': '700',
    'jobs.lock': '600',
    'marquee.sqlite': '600',
    'marquee.sqlite-shm': '600',
    'marquee.sqlite-wal': '600',
  };
  const parent = await mkdtemp(join(tmpdir(), 'marquee-fault-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'data');
  const first = await startRunningSite({ dataDir });
  onTestFinished(first.remove);
  expect(await modesIn(dataDir)).toEqual(isPrivate);
  await first.kill();
  await chmod(dataDir, 0o755);
  for (const name of Object.keys(isPrivate).slice(1)) await chmod(join(dataDir, name), 0o644);
  const second = await startRunningSite({ dataDir });
  onTestFinished(second.remove);
  expect(await modesIn(dataDir)).toEqual(isPrivate);
});
