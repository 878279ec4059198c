import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { lastMigrationOf, migrationNames } from '#server/storage/database/migrations/migrate.ts';
import { makeOwner, makeSite, owner } from '#tests/support/site.ts';
import { runProgram } from '#tests/support/processes.ts';
import { environmentOf } from '#tests/support/stores.ts';

/** Sends the password as another program would. */
const runIn = async (folder: string, program: string, args: string[], password?: string) =>
  runProgram(program, args, { environment: await environmentOf(folder), input: password });

test('a locked-out owner gets back in from the shell while the site runs', async () => {
  const site = await makeSite();
  const program = (args: string, password?: string) =>
    runIn(site.folder, 'owner', args ? args.split(' ') : [], password);
  const login = async (username: string, password: string) =>
    (await site.visitor().post('/api/login', { username, password })).statusCode;

  expect((await program('list')).output).toContain('Nobody can sign in yet.');
  expect(await program('add billy', `${owner.password}\n`)).toEqual({
    code: 0,
    output: 'billy can sign in now.\n',
  });
  // The first account owns the site, so registration is closed.
  expect((await site.visitor().post('/api/register', { ...owner, username: 'stranger' })).statusCode).toBe(
    403,
  );
  const device = site.visitor();
  await device.post('/api/login', owner);

  const changed = await program('password BILLY', 'battery staple\n');
  expect(changed).toEqual({
    code: 0,
    output: expect.stringMatching(/^billy has a new password\..*signed out\.\n$/),
  });
  expect((await device.get('/api/user')).statusCode).toBe(401);
  expect(await login('billy', owner.password)).toBe(401);
  expect(await login('billy', 'battery staple')).toBe(200);

  expect((await program('remove billy')).output).toContain('This is the only account.');
  expect((await program('add friend', 'let me in\n')).code).toBe(0);
  expect((await program('list')).output).toMatch(/^billy, since \w+ \d+, \d{4}\nfriend, since .*\n$/);
  expect((await program('remove billy')).code).toBe(0);
  expect(await login('billy', 'battery staple')).toBe(401);
  expect(await login('friend', 'let me in')).toBe(200);

  for (const [args, password, reason] of [
    ['password nobody', 'battery staple\n', 'Account not found. Please look at the list of accounts.'],
    ['password friend', 'short\n', 'Password must be at least 6 characters'],
    ['password friend hunter22', '', 'the password is asked for'],
    ['add FRIEND', 'battery staple\n', 'Username already exists'],
  ] as const) {
    const refused = await program(args, password);
    expect([args, refused.code]).toEqual([args, 1]);
    expect(refused.output).toMatch(/^Nothing was changed: /);
    expect(refused.output).toContain(reason);
    expect(refused.output).not.toContain('hunter22');
    expect(refused.output).not.toContain('    at ');
  }
  expect((await program('')).output).toContain('npm run owner -- password <name>');
});

test('neither it nor verify changes the tables of an older version, under which a site may be running', async () => {
  const site = await makeSite();
  await site.jobs.idle();
  const [older, newest] = migrationNames.slice(-2);
  await sql`delete from kysely_migration where name = ${newest}`.execute(site.database);
  for (const program of ['owner', 'verify']) {
    const refused = await runIn(site.folder, program, program === 'owner' ? ['list'] : []);
    expect([program, refused.code]).toEqual([program, 1]);
    expect(refused.output).toContain(`an older version of Marquee (${older}). Start the site`);
  }
  expect(await lastMigrationOf(site.database)).toBe(older);
});

test('it opens a site that is stopped, and makes none where there is none', async () => {
  const site = await makeSite();
  await makeOwner(site);
  await site.close();
  expect((await runIn(site.folder, 'owner', ['list'])).output).toMatch(/^billy, since /);

  const empty = await mkdtemp(join(tmpdir(), 'marquee-nothing-'));
  onTestFinished(() => rm(empty, { recursive: true }));
  const refused = await runIn(empty, 'owner', ['list']);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining(`there is no site in ${empty}`) });
  expect(await readdir(empty)).toEqual([]);
});
