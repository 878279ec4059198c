import { describe, expect, test } from 'vitest';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import { aMessage, insertMessage } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

function sendForm(site: Site, fields: Record<string, string>, type = 'application/x-www-form-urlencoded') {
  return site.visitor().send({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': type },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function ownedSite(environment: Record<string, string> = {}) {
  const site = await makeSite({ environment });
  return { site, owner: await makeOwner(site) };
}

describe('writing to the artist', () => {
  /** Where nothing is accepted. */
  const refusing = share(ownedSite);
  const accepting = share(() => ownedSite({ CONTACT_LIMIT_PER_HOUR: '100' }));

  test('puts the message into the inbox, unread and word for word', async () => {
    const site = await makeSite();
    const text = '<script>alert(1)</script>\n👩‍🎤 \u202Eola ☕  ';
    const response = await site.visitor().post('/api/contact', { ...aMessage, message: text });
    expect(response.statusCode).toBe(201);
    expect((await (await makeOwner(site)).get('/api/messages')).json()).toEqual([
      { ...aMessage, id: 1, message: text, read: false, createdAt: expect.stringMatching(/Z$/) },
    ]);
  });

  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['email', 'a@b.c\r\nBcc: x@y.z', 'Please enter a valid email address'],
    ['subject', 'Hi', 'Subject must be at least 3 characters'],
    ['subject', 'Hello\nBcc: all', 'Subject must be a single line'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    [
      'message',
      `Has a NUL \0 byte`,
      'This text contains a character that cannot be saved. Please take it out, or type the text again.',
    ],
  ])('a wrong %s %j is refused', async (field, value, message) => {
    const { site, owner } = refusing();
    const response = await site.visitor().post('/api/contact', { ...aMessage, [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message, fields: { [field]: message } });
    expect((await owner.get('/api/messages')).json()).toEqual([]);
  });

  test('all wrong fields are named, the first one speaks', async () => {
    const response = await refusing().site.visitor().post('/api/contact', {});
    expect(response.json()).toEqual({
      message: 'Name must be at least 2 characters',
      fields: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        subject: 'Subject must be at least 3 characters',
        message: 'Message must be at least 10 characters',
      },
    });
  });

  test('a robot that fills in the hidden field is thanked and forgotten', async () => {
    const site = await makeSite();
    const robot = { ...aMessage, [HONEYPOT_FIELD]: 'https://spam.example' };
    const person = await site.visitor().post('/api/contact', { ...aMessage, [HONEYPOT_FIELD]: '' });
    const response = await site.visitor().post('/api/contact', robot);
    expect([response.statusCode, response.body]).toEqual([person.statusCode, person.body]);
    expect((await (await makeOwner(site)).get('/api/messages')).json()).toHaveLength(1);
  });

  test('only so many are accepted an hour; refused ones do not count', async () => {
    const site = await makeSite({ environment: { CONTACT_LIMIT_PER_HOUR: '2' } });
    const send = (message: object) => site.visitor().post('/api/contact', message);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await send({ ...aMessage, name: '' })).statusCode).toBe(400);
    }
    expect((await send(aMessage)).statusCode).toBe(201);
    expect((await send(aMessage)).statusCode).toBe(201);
    const refused = await send(aMessage);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await (await makeOwner(site)).get('/api/messages')).json()).toHaveLength(2);
  });

  test('works without scripts: a plain form leads to the thanks page', async () => {
    const site = await makeSite();
    const response = await sendForm(site, { ...aMessage, [HONEYPOT_FIELD]: '' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/thanks');
    expect((await (await makeOwner(site)).get('/api/messages')).json()).toMatchObject([aMessage]);
  });

  test.each([
    ['Latin', 'é'],
    ['Cyrillic', 'Ж'],
    ['Arabic', 'ش'],
    ['Devanagari', 'अ'],
    ['Japanese', '歌'],
    ['Adlam, beyond the first plane,', '𞤀'],
    ['short lines', 'a\n'],
  ])('9,000 characters of %s arrive without scripts as they do with them', async (_script, character) => {
    const { site, owner } = accepting();
    const message = character.repeat(9_000 / character.length);
    expect((await site.visitor().post('/api/contact', { ...aMessage, message })).statusCode).toBe(201);
    const asBrowsersSend = { ...aMessage, message: message.replaceAll('\n', '\r\n') };
    expect((await sendForm(site, asBrowsersSend)).statusCode).toBe(303);
    const inbox = (await owner.get('/api/messages?limit=2')).json<{ message: string }[]>();
    expect(inbox.map((received) => received.message)).toEqual([message, message]);
  });

  test('a plain form is one however its type is written', async () => {
    const { site } = accepting();
    const type = 'Application/X-WWW-Form-Urlencoded; charset=UTF-8';
    expect((await sendForm(site, aMessage, type)).statusCode).toBe(303);
    const wrong = await sendForm(site, { ...aMessage, name: 'A' }, type);
    expect(wrong.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('a plain form with mistakes is answered with a page', async () => {
    const response = await sendForm(refusing().site, { ...aMessage, name: 'A', email: '<b>' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('Name must be at least 2 characters');
    expect(response.body).toContain('Please enter a valid email address');
    expect(response.body).toContain('<a class="button" href="/#contact">Back to the form</a>');
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])(
    '%s is 415',
    async (type) => {
      const { site } = refusing();
      const response = await site.visitor().send({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': type },
        payload: JSON.stringify(aMessage),
      });
      expect(response.statusCode).toBe(415);
    },
  );
});

describe('the inbox', () => {
  test('is newest first; opening marks as read, and stays so', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await insertMessage(site, { subject: 'First' });
    await insertMessage(site, { subject: 'Second' });
    const list = (await owner.get('/api/messages')).json<{ id: number; subject: string }[]>();
    expect(list.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    for (let time = 0; time < 2; time += 1) {
      const read = await owner.put(`/api/messages/${list[1]?.id}/read`);
      expect(read.statusCode).toBe(200);
      expect(read.json()).toMatchObject({ subject: 'First', read: true });
    }
    expect((await owner.get('/api/messages')).json()).toMatchObject([{ read: false }, { read: true }]);
  });

  test('loses what is deleted', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await insertMessage(site);
    expect((await owner.delete('/api/messages/1')).statusCode).toBe(204);
    expect((await owner.get('/api/messages')).json()).toEqual([]);
    for (const gone of [await owner.delete('/api/messages/1'), await owner.put('/api/messages/1/read')]) {
      expect(gone.statusCode).toBe(404);
      expect(gone.json()).toEqual({ message: 'Message not found' });
    }
  });
});
