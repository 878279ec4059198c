import { createServer } from 'node:net';
import { openMailServer, type MailServer } from '#tests/support/mail/mail-server.ts';
import { test as base } from '#tests/browser/support/fixtures.ts';

/** A site that sends its mail to a server of the test. */
export const testWithMail = base.extend<{ mailServer: MailServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from these braces
  mailServer: async ({}, provide) => {
    const server = await openMailServer();
    await provide(server);
    await server.stop();
  },
  site: async ({ content, host, mailServer }, provide) => {
    const port = await freePort();
    const site = await host.open(content, {
      ...mailServer.environment,
      PORT: String(port),
      // Requests of the browser come from this address.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
    await provide({ url: `http://127.0.0.1:${port}` });
    await host.close(site);
  },
});

/** The address is part of the configuration, before the site listens. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
