import { isIP } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#server/config.ts';

export type MailConfig = NonNullable<Config['mail']>;

export type OutgoingMail = Required<Pick<SendMailOptions, 'subject' | 'html' | 'text'>> & {
  to: string;
  from: { name: string; address: string };
  messageId: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
};

/** What became of a mail that was not sent. */
export type MailFailure = {
  /**
   * `recipient`: their server does not know the address; `mail`: it does not take this mail; `later`: it asks to wait;
   * `server`: our own mail server does not answer, or refuses us.
   */
  cause: 'recipient' | 'mail' | 'later' | 'server';
  /** What the server said, without the address. */
  reason: string;
};

/** Covered by the signature. Nodemailer would leave out the last one, by which mail programs offer to leave the list. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post';

const SECOND = 1_000;
/** Of a whole mail. Each command has its own, shorter time limit, which SMTP_URL can change (`?socketTimeout=…`). */
export const SEND_LIMIT_MS = 120 * SECOND;
/** How long the end of the program waits for the mail under way. */
const CLOSE_LIMIT_MS = 5 * SECOND;

/** One connection, which stays open between two mails. */
export function createSmtp(config: MailConfig, sendLimitMs = SEND_LIMIT_MS) {
  let transport = openTransport(config);

  /** Mail under way fails. */
  function replaceTransport(): void {
    transport.close({ force: true });
    transport = openTransport(config);
  }

  return {
    /** Returns null once the server has accepted the mail. */
    async send(mail: OutgoingMail): Promise<MailFailure | null> {
      // A server that answers slowly, byte by byte, passes the limit of each command.
      const limit = setTimeout(replaceTransport, sendLimitMs);
      try {
        await transport.sendMail(mail);
        return null;
      } catch (error) {
        return failureOf(error, mail.to);
      } finally {
        clearTimeout(limit);
      }
    },
    /** Takes no more mail. */
    close(): void {
      transport.close();
      setTimeout(() => transport.close({ force: true }), CLOSE_LIMIT_MS).unref();
    },
  };
}

export type Smtp = ReturnType<typeof createSmtp>;

function openTransport({ smtpUrl, dkim }: MailConfig) {
  const { hostname, password } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // A mail whose connection broke may have arrived: only the outbox decides when it is sent again.
    maxRequeues: 0,
    connectionTimeout: 20 * SECOND,
    greetingTimeout: 20 * SECOND,
    socketTimeout: 60 * SECOND,
    dnsTimeout: 20 * SECOND,
    // A password crosses the internet only in encrypted form.
    requireTLS: password !== '' && !isThisMachine(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
  });
  // Errors of idle connections; the next mail opens a new one.
  transport.on('error', () => undefined);
  return transport;
}

function isThisMachine(hostname: string): boolean {
  return (
    hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.')) || hostname === '[::1]'
  );
}

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** Servers may repeat an address in other letters. */
const ADDRESS = /[^\s<>()"':;,]+@[^\s<>()"':;,]+/g;

function failureOf(error: unknown, to: string): MailFailure {
  const { code, command, response = '', responseCode = 0, message } = error as SmtpError;
  const reason = message.replaceAll(to, '…').replace(ADDRESS, '…').replace(/\s+/g, ' ').slice(0, 300);
  // An address that no server could take.
  if (code === 'EENVELOPE' && command === 'API') return { cause: 'recipient', reason };
  // 421 ends the connection: the server is about to stop.
  const isAboutMail = ['RCPT TO', 'DATA'].includes(command ?? '') && responseCode !== 421;
  if (!isAboutMail) return { cause: 'server', reason };
  if (responseCode < 500) return { cause: 'later', reason };
  const detail = DETAIL.exec(response)?.[1];
  if (isAboutUs(detail, command)) return { cause: 'server', reason };
  const isUnknown = detail ? /^5\.(1\.|2\.1$)/.test(detail) : responseCode < 554;
  return { cause: command === 'RCPT TO' && isUnknown ? 'recipient' : 'mail', reason };
}

/** The enhanced status code of RFC 3463: 550 5.1.1 */
const DETAIL = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/;

/** We may not send there, are on a blocklist, or have sent too much today. A text may be refused for itself. */
function isAboutUs(detail: string | undefined, command: string | undefined): boolean {
  return detail === '5.4.5' || (command === 'RCPT TO' && detail?.startsWith('5.7.') === true);
}
