import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startRunningSite } from '#tests/support/running-site.ts';
import { owner } from '#tests/support/site.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function register(url: string, username: string): Promise<Response> {
  return fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...owner, username }),
  });
}

describe('a running site', () => {
  it('keeps the owner signed in across a restart, and ends with 0 when asked to', async () => {
    const folder = await temporaryFolder();
    const first = await startRunningSite({ dataDir: folder });
    onTestFinished(first.remove);
    const registered = await register(first.url, owner.username);
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await first.stop()).toBe(0);
    expect(first.log.join('\n')).toContain('Nobody owns this site yet');

    const second = await startRunningSite({ dataDir: folder });
    onTestFinished(second.remove);
    const user = await fetch(`${second.url}/api/user`, { headers: { cookie } });
    expect(await user.json()).toEqual({ id: 1, username: 'billy' });
    expect(await second.stop()).toBe(0);
    expect(second.log.join('\n')).not.toContain('Nobody owns this site yet');
    expect([...first.log, ...second.log].join('\n')).not.toContain(owner.password);
  });

  it('started twice on one new folder, migrates once and lets one owner in', async () => {
    const folder = await temporaryFolder();
    const [one, two] = await Promise.all([
      startRunningSite({ dataDir: folder }),
      startRunningSite({ dataDir: folder }),
    ]);
    onTestFinished(one.remove);
    onTestFinished(two.remove);
    const migrations = [...one.log, ...two.log].filter((line) => line.includes('001-first-tables'));
    expect(migrations).toHaveLength(1);

    const attempts = Array.from({ length: 10 }, (_, number) =>
      register((number % 2 ? one : two).url, `visitor${number}`),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(9);
  });
});
