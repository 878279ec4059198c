import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { authenticate } from 'mailauth';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtp, type MailConfig, type OutgoingMail } from '#server/mail/smtp.ts';
import { refusal, startMailServer } from '#tests/support/mail/mail-server.ts';

const mail: OutgoingMail = {
  from: { name: 'Ines', address: 'news@artist.example' },
  to: 'zoe@fans.example',
  subject: 'A new song',
  text: 'Listen',
  html: '<p>Listen</p>',
  messageId: '<marquee.1.2@artist.example>',
};

function open(smtpUrl: string, changes: Partial<MailConfig> = {}, sendLimitMs?: number) {
  const from = { name: null, address: mail.from.address };
  const config = { smtpUrl, from, dkim: null, perMinute: 60, siteUrl: 'https://artist.example', ...changes };
  const smtp = createSmtp(config, sendLimitMs);
  onTestFinished(() => smtp.close());
  return smtp;
}

/** A server that breaks the rules. */
async function startRawServer(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

test('the DKIM signature is valid and covers the headers by which people leave', async () => {
  const server = await startMailServer();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const dkim = {
    domainName: 'artist.example',
    keySelector: 'mail',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const headers = {
    'List-Unsubscribe': '<https://artist.example/newsletter/unsubscribe?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect(await open(server.url, { dkim }).send({ ...mail, headers })).toBeNull();
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
  const verify = async (source: Buffer) => {
    const { dkim: found } = await authenticate(source, {
      trustReceived: false,
      resolver: async (name: string) => {
        if (name === 'mail._domainkey.artist.example') return [[record]];
        throw Object.assign(new Error('Unknown name'), { code: 'ENOTFOUND' });
      },
    });
    return found.results[0];
  };
  const source = server.received[0]?.source ?? Buffer.of();
  const result = await verify(source);
  expect(result?.status.result).toBe('pass');
  expect(result?.signingHeaders.keys.toLowerCase()).toMatch(/list-unsubscribe(: |:)list-unsubscribe-post/);
  const changed = Buffer.from(source.toString().replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=No'));
  expect((await verify(changed))?.status.result).toBe('fail');
});

test.each([
  ['subject', { subject: 'Hello\r\nBcc: evil@example.com' }],
  ['name', { replyTo: { name: 'Zoe\r\nBcc: evil@example.com', address: 'zoe@fans.example' } }],
  ['quoted name', { replyTo: { name: '"><evil@example.com>, "', address: 'zoe@fans.example' } }],
  ['sender', { from: { name: 'Ines\nBcc: evil@example.com', address: mail.from.address } }],
])('no header comes from a %s', async (_field, changes) => {
  const server = await startMailServer();
  await open(server.url).send({ ...mail, ...changes });
  const [received] = server.received;
  expect(received?.recipients).toEqual([mail.to]);
  expect(received?.bcc).toBeUndefined();
  expect(received?.headers.has('bcc')).toBe(false);
  expect(received?.replyTo?.value.map(({ address }) => address) ?? []).not.toContain('evil@example.com');
});

test.each([
  [450, '', 'later'],
  [421, '', 'server'],
  [550, '', 'recipient'],
  [550, '5.1.1 ', 'recipient'],
  [550, '5.2.1 ', 'recipient'],
  [552, '5.2.2 ', 'mail'],
  [554, '', 'mail'],
  [554, '5.7.1 Relay access denied ', 'server'],
  [550, '5.7.1 Blocked ', 'server'],
])('a recipient that is refused with %i %s: %s', async (code, detail, cause) => {
  const server = await startMailServer();
  server.refuse((address) => refusal(code, `${detail}<${address.toUpperCase()}> is not here`));
  const failure = await open(server.url).send(mail);
  expect(failure).toMatchObject({ cause });
  expect(failure?.reason).not.toMatch(/zoe|fans/i);
});

test.each([
  [452, 'No', 'later'],
  [554, 'No', 'mail'],
  [554, '5.7.1 Spam', 'mail'],
  [550, '5.4.5 Daily limit reached', 'server'],
])('a mail that is refused with %i %s: %s', async (code, text, cause) => {
  const server = await startMailServer({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(refusal(code, text))),
  });
  expect(await open(server.url).send(mail)).toMatchObject({ cause });
});

test('a wrong password is a fault of the server, and is not repeated in what it says', async () => {
  const server = await startMailServer({
    onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong name or password')),
  });
  const failure = await open(server.url.replace('//', '//ines:salt-hours@')).send(mail);
  expect(failure).toMatchObject({ cause: 'server', reason: expect.stringContaining('535') });
  expect(failure?.reason).not.toContain('salt-hours');
});

test('a password is not sent without encryption to another machine', async () => {
  const said: string[] = [];
  const url = await startRawServer((socket) => {
    socket.write('220 hello\r\n');
    socket.on('data', (data) => {
      said.push(data.toString());
      socket.write('250 AUTH PLAIN LOGIN\r\n');
    });
  });
  // A name of this machine that could be any other.
  const elsewhere = url.replace('//127.0.0.1', '//ines:salt-hours@0.0.0.0');
  expect(await open(elsewhere).send(mail)).toMatchObject({ cause: 'server' });
  expect(said.join('')).not.toContain('AUTH');
});

test('a server that never answers is given up', async () => {
  const url = await startRawServer(() => undefined);
  expect(await open(`${url}?greetingTimeout=50`).send(mail)).toMatchObject({ cause: 'server' });
});

test('so is one that never comes to an end', async () => {
  const url = await startRawServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 10);
    socket.on('close', () => clearInterval(timer));
  });
  expect(await open(url, {}, 100).send(mail)).toMatchObject({ cause: 'server' });
});

test('a mail whose connection breaks is not repeated by itself', async () => {
  let times = 0;
  const url = await startRawServer((socket) => {
    times += 1;
    socket.end();
  });
  expect(await open(url).send(mail)).toMatchObject({ cause: 'server' });
  expect(times).toBe(1);
});
