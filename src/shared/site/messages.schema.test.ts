import { describe, expect, test } from 'vitest';
import { newMessageSchema, submittedMessageSchema } from '#shared/site/messages.schema.ts';

const valid = { name: 'Al', email: 'a@b.co', subject: 'Gig', message: '0123456789' };
const messages = (value: unknown) =>
  newMessageSchema.safeParse(value).error?.issues.map((issue) => issue.message);

const shortName = 'Name must be at least 2 characters';
const badEmail = 'Please enter a valid email address';
const shortSubject = 'Subject must be at least 3 characters';
const shortMessage = 'Message must be at least 10 characters';
const unstorable =
  'This text contains a character that cannot be saved. Please take it out, or type the text again.';

describe('a contact message', () => {
  test.each([
    {},
    { message: 1, subject: [], email: {}, name: null },
    { name: '', email: '', subject: '', message: '' },
  ])('%j is refused field by field, in the order of the form', (value) => {
    expect(messages(value)).toEqual([shortName, badEmail, shortSubject, shortMessage]);
  });

  test.each([
    [{ name: 'A' }, shortName],
    [{ name: ' A ' }, shortName],
    [{ name: 'A'.repeat(201) }, 'Name must be 200 characters or fewer'],
    [{ name: 'Al\nBcc: x@y.z' }, 'Name must be a single line'],
    [{ name: 'A\0l' }, unstorable],
    [{ subject: 'Gi' }, shortSubject],
    [{ subject: 'a'.repeat(201) }, 'Subject must be 200 characters or fewer'],
    [{ subject: 'Gig\r\nBcc: x@y.z' }, 'Subject must be a single line'],
    [{ subject: 'Gig\rBcc' }, 'Subject must be a single line'],
    [{ message: '012345678' }, shortMessage],
    [{ message: `${' '.repeat(20)}a` }, shortMessage],
    [{ message: 'a'.repeat(10_001) }, 'Message must be 10,000 characters or fewer'],
    [{ message: '0123456789\0' }, unstorable],
    [{ message: '0123456789\uDE00' }, unstorable],
  ])('with %j is refused', (change, expected) => {
    expect(messages({ ...valid, ...change })).toEqual([expected]);
  });

  test.each([
    'x',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b.co,c@d.co',
    'a@b.co\r\nBcc: x@y.z',
    'a@b.co?bcc=x@y.z',
    'a@b.co&bcc=x@y.z',
    'Ada <a@b.co>',
    'a@b.co\0',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a@b..co',
    'a@-b.co',
    'a@b.c',
    'jürgen@münchen',
    `${'a'.repeat(250)}@b.co`,
    ['a@b.co'],
  ])('from %j is refused', (email) => {
    expect(messages({ ...valid, email })).toEqual([badEmail]);
  });

  test.each([
    {},
    { name: 'Zoë', subject: 'שלום 👋', message: 'السلام عليكم 🎤' },
    { name: 'A'.repeat(200), subject: 'a'.repeat(200), message: 'a'.repeat(10_000) },
    { email: 'first.last+tag@mail.example.co.uk' },
    { email: 'jürgen@example.com' },
    { email: 'user@münchen.de' },
    { email: '用户@例子.广告' },
    { email: "o'brien_1@xn--mnchen-3ya.de" },
    { subject: '<script>alert(1)</script>' },
    { message: '  kept\n\nas written  ' },
  ])('with %j is kept as written', (change) => {
    expect(newMessageSchema.parse({ ...valid, ...change })).toEqual({ ...valid, ...change });
  });

  test('may have spaces around its one-line fields', () => {
    expect(newMessageSchema.parse({ ...valid, name: ' Al ', email: ' a@b.co ', subject: ' Gig\n' })).toEqual(
      valid,
    );
  });

  test('cannot set what the server sets', () => {
    const parsed = newMessageSchema.parse({ ...valid, id: 1, read: true, createdAt: 'x' });
    expect(parsed).toEqual(valid);
  });
});

test.each([undefined, null, '', 'https://spam.example'])('the hidden field may hold %j', (website) => {
  expect(submittedMessageSchema.parse({ ...valid, website }).website).toBe(website);
});
