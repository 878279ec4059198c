import { expect, test } from 'vitest';
import { mailAddress, replyAddress } from '#web/admin/messages/reply-address.ts';

const message = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Gig in June',
  message: 'Hello!\nAre you free?',
  read: true,
  createdAt: '2024-03-05T12:00:00.000Z',
};

/** What a mail program makes of it. */
function read(address: string) {
  const url = new URL(address);
  const fields = url.search.slice(1).split('&');
  const headers = fields.map((field) => field.split('=').map(decodeURIComponent));
  return { to: decodeURIComponent(url.pathname), headers: Object.fromEntries(headers) as object };
}

test('a reply carries the subject and the quoted letter', () => {
  expect(read(replyAddress(message))).toEqual({
    to: 'ada@example.com',
    headers: {
      subject: 'Re: Gig in June',
      body: '\r\n\r\nOn Mar 5, 2024, Ada wrote:\r\n> Hello!\r\n> Are you free?',
    },
  });
});

test.each([
  'a&cc=x@y.z',
  'a?cc=x@y.z',
  'a#b',
  '100% + more',
  'Käse & Brot ♪',
  'a\r\nBcc: x@y.z',
  'a%0D%0ABcc:x',
])('a subject of %j adds no header', (subject) => {
  const { to, headers } = read(replyAddress({ ...message, subject }));
  expect(to).toBe('ada@example.com');
  expect(headers).toMatchObject({ subject: `Re: ${subject.replace('\r\n', ' ')}` });
  expect(Object.keys(headers)).toEqual(['subject', 'body']);
});

test('a letter cannot add a header either', () => {
  const { headers } = read(replyAddress({ ...message, message: 'Hi&bcc=x@y.z\r\nBcc: x@y.z\rend' }));
  expect(headers).toMatchObject({
    body: expect.stringContaining('> Hi&bcc=x@y.z\r\n> Bcc: x@y.z\r\n> end') as string,
  });
  expect(Object.keys(headers)).toEqual(['subject', 'body']);
});

test('a long letter is quoted in part, never inside a character', () => {
  const address = replyAddress({ ...message, message: '🎤'.repeat(5_000) });
  expect(read(address).headers).toMatchObject({
    body: expect.stringMatching(/> (?:🎤){1000}…$/u) as string,
  });
});

test('a broken character does not keep the owner from answering', () => {
  expect(replyAddress({ ...message, message: 'half a \uD83C character' })).toContain('half%20a%20%EF%BF%BD');
});

test.each([
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  ['a@b.co?bcc=x@y.z', 'mailto:a@b.co%3Fbcc%3Dx@y.z'],
  ['a@b.co,x@y.z', 'mailto:a@b.co%2Cx@y.z'],
])('the address of %s', (email, expected) => {
  expect(mailAddress(email)).toBe(expected);
});
