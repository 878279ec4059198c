import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test, vi } from 'vitest';
import { freePort } from '#scripts/lib/free-port.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { freshFolder, startOwnedSite } from '#tests/support/fault-site.ts';
import { figure } from '#tests/support/figures.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';

const RECIPIENTS = 1_000;
/** How many mails have arrived when the power is cut. */
const CUTS = [150, 600];

const emailOf = (number: number) => `fan${number}@fans.example`;

/** While the site is off. */
function changeDatabase(
  dataDir: string,
  change: (database: InstanceType<typeof DatabaseSync>) => void,
): void {
  const database = new DatabaseSync(join(dataDir, 'marquee.sqlite'));
  try {
    change(database);
  } finally {
    database.close();
  }
}

function addSubscribers(database: InstanceType<typeof DatabaseSync>): void {
  const add = database.prepare(
    `insert into subscribers (email, email_hash, status, created_at, leave_token)
     values (?, ?, 'confirmed', '2026-01-01T00:00:00.000Z', ?)`,
  );
  database.exec('begin');
  for (let number = 0; number < RECIPIENTS; number += 1) {
    const email = emailOf(number);
    add.run(email, createHash('sha256').update(email).digest('hex'), randomUUID());
  }
  database.exec('commit');
}

test('power cuts while a newsletter is sent: everybody gets it, and only who was under way gets it twice', async () => {
  const dataDir = await freshFolder();
  const mailServer = await startMailServer();
  const port = String(await freePort());
  const publicUrl = `http://127.0.0.1:${port}`;
  const environment = { ...mailServer.environment, PORT: port, PUBLIC_URL: publicUrl };
  const start = () => startOwnedSite({ dataDir, environment });
  await (await start()).stop();
  changeDatabase(dataDir, addSubscribers);

  let site = await start();
  const cookie = await site.signIn();
  const ask = async (path: string, body?: object) => {
    const response = await fetch(publicUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, origin: publicUrl, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Newsletter;
  };
  const { id } = await ask(apiPaths.newsletters, { subject: 'Hello', body: 'Hello' });
  await ask(`${apiPaths.newsletters}/${id}/send`, {});
  for (const reached of CUTS) {
    await arrived(reached);
    await site.kill();
    // The mail under way is reserved for some minutes: they pass.
    changeDatabase(dataDir, (database) =>
      database.exec("update mails set not_before = '2026-01-01T00:00:00.000Z' where status = 'queued'"),
    );
    site = await start();
  }
  await vi.waitFor(
    async () =>
      expect(await ask(`${apiPaths.newsletters}/${id}`)).toMatchObject({
        status: 'sent',
        sent: RECIPIENTS,
        queued: 0,
      }),
    { timeout: 240_000, interval: 500 },
  );
  const times = new Map<string, number>();
  for (const address of mailServer.received.flatMap((mail) => mail.recipients))
    times.set(address, (times.get(address) ?? 0) + 1);
  const twice = [...times.values()].filter((count) => count > 1).length;
  expect(times.size).toBe(RECIPIENTS);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(twice).toBeLessThanOrEqual(CUTS.length);
  figure('mail', `${CUTS.length} × kill -9 among ${RECIPIENTS} recipients: all got it, ${twice} twice`);

  function arrived(count: number): Promise<void> {
    return vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThanOrEqual(count), {
      timeout: 240_000,
      interval: 5,
    });
  }
});
