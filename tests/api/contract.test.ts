import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { makeSite, owner } from '#tests/support/site.ts';

describe('the error contract', () => {
  it('answers an unknown address with JSON and a wrong method with the right ones', async () => {
    const site = await makeSite();
    const unknown = await site.visitor().get('/api/nothing/here');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: 'There is nothing at this address' });

    const wrong = await site.visitor().send({ method: 'PATCH', url: '/api/login' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers['allow']).toBe('POST');
    expect(wrong.json()).toEqual({ message: 'This address only answers POST' });
  });

  it.each([
    ['cut JSON', 'application/json', '{"username":', 400],
    ['an empty body', 'application/json', '', 400],
    ['a list', 'application/json', '[]', 400],
    ['null', 'application/json', 'null', 400],
    ['a prototype', 'application/json', '{"__proto__":{"a":1}}', 400],
    ['text', 'text/plain', 'hello', 415],
    ['no type at all', undefined, 'hello', 415],
    ['garbage for a type', ';;;', 'hello', 415],
    ['64 KiB and more', 'application/json', JSON.stringify({ username: 'x'.repeat(70_000) }), 413],
  ])('refuses %s with a sentence', async (_what, type, payload, status) => {
    const site = await makeSite();
    const response = await site.visitor().send({
      method: 'POST',
      url: '/api/login',
      payload,
      headers: type ? { 'content-type': type } : {},
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-Z].{10,}/);
    expect(Object.keys(response.json())).not.toContain('stack');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('refuses a change that comes from %s', async (_what, headers) => {
    const site = await makeSite();
    const response = await site.visitor().send({
      method: 'POST',
      url: '/api/register',
      payload: owner,
      headers: { host: 'localhost:80', ...headers },
    });
    expect(response.statusCode).toBe(403);
    expect((await site.visitor().get('/api/registration')).json()).toEqual({ open: true });
  });

  it('accepts a change from its own pages and from the public address', async () => {
    const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
    const own = { origin: 'http://localhost:8080', host: 'localhost:8080', 'sec-fetch-site': 'same-origin' };
    const post = (headers: Record<string, string>) =>
      site.visitor().send({ method: 'POST', url: '/api/login', payload: owner, headers });
    expect((await post(own)).statusCode).toBe(401);
    expect((await post({ origin: 'https://billy.example', host: '10.0.0.5' })).statusCode).toBe(401);
  });
});

describe('a request that is odd but harmless', () => {
  it.each(['/%', '/%ff', '/api/%', `/api/settings/${'a'.repeat(101)}`])(
    'gets the same kind of error at %s as anywhere else',
    async (url) => {
      const site = await makeSite();
      const response = await site.visitor().put(url, { value: 'x' });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ message: expect.stringMatching(/^[A-Z].{10,}/) });
    },
  );

  it('may announce JSON and send none where no body is wanted', async () => {
    const site = await makeSite();
    const response = await site.visitor().send({
      method: 'POST',
      url: '/api/logout',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(204);
  });
});

describe('a database that another program holds', () => {
  it('is waited for, and then the visitor is asked to come back', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const other = new DatabaseSync(join(site.folder, 'marquee.sqlite'));
    other.exec('begin immediate');
    const response = await site.visitor().post('/api/register', owner);
    other.close();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
  }, 15_000);
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1, made from the schemas, and readable by people', async () => {
    const site = await makeSite();
    const { openapi, paths } = (await site.visitor().get('/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(paths['/api/login'].post.requestBody.content['application/json'].schema.properties).toHaveProperty(
      'password',
    );
    expect(paths['/api/settings/{key}'].put.responses).toHaveProperty('201');

    const page = await site.visitor().get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/settings/{key}');
    expect(page.body).not.toContain('<script');
  });
});

describe('health and headers', () => {
  it('says it is well, and says so no more when the database is gone', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const well = await site.visitor().get('/healthz');
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }]);
    await site.database.destroy();
    const ill = await site.visitor().get('/healthz');
    expect(ill.statusCode).toBe(503);
    expect(ill.headers['retry-after']).toBe('10');
  });

  it('sends a policy without room for foreign or inline scripts', async () => {
    const site = await makeSite();
    const { headers } = await site.visitor().get('/');
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('asks for https for good only when it is served over https', async () => {
    const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
    const { headers } = await site.visitor().get('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
