import { simpleParser, type ParsedMail } from 'mailparser';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { whenOver } from '#tests/support/share.ts';

/** How a server refuses: the code decides whether the mail is tried again. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

type Refuse = (address: string) => Error | null | undefined;

/** What a mail server received: the source as it came, and as another program reads it. */
type ReceivedMail = ParsedMail & { source: Buffer; recipients: string[] };

/** A real SMTP server on this machine, until it is stopped. */
export async function openMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  let refuse: Refuse = () => null;
  async function receive(stream: Readable, { envelope }: SMTPServerSession): Promise<void> {
    const source = await buffer(stream);
    const recipients = envelope.rcptTo.map(({ address }) => address);
    received.push({ ...(await simpleParser(source)), source, recipients });
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: callbackify(receive),
    ...options,
  });
  // Clients that are killed break their connections.
  server.on('error', () => undefined);
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.server.address() as { port: number };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Refuses recipients from now on. */
    refuse: (next: Refuse) => (refuse = next),
    stop,
    /** For `makeSite` and `startRunningSite`. */
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'news@artist.example',
      PUBLIC_URL: 'https://artist.example',
      MAIL_PER_MINUTE: '100000',
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** It stops when the test, or the last one that shares it, ends. */
export async function startMailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await openMailServer(options);
  whenOver(server.stop);
  return server;
}
