import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconPath } from '#shared/media/pictures.ts';
import { aMessage, insertTrack, storeFile } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, owner } from '#tests/support/site.ts';

/** For tests that change nothing: the site has no owner. */
const shared = share(makeSite);

describe('the error contract', () => {
  it('answers an unknown address with JSON and a wrong method with the right ones', async () => {
    const site = shared();
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
    const site = shared();
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
    const site = shared();
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
    expect((await post({ origin: 'http://billy.example', host: 'billy.example' })).statusCode).toBe(403);
  });

  it('accepts a change from its own pages however its host is written', async () => {
    const site = shared();
    for (const headers of [
      { origin: 'https://billy.example', host: 'billy.example:443' },
      { origin: 'http://billy.example', host: 'BILLY.example:80' },
    ]) {
      const response = await site.visitor().send({ method: 'POST', url: '/api/logout', headers });
      expect(response.statusCode).toBe(204);
    }
  });
});

describe('a request that is odd but harmless', () => {
  it.each(['/%', '/%ff', '/api/%'])('gets the same kind of error at %s as anywhere else', async (url) => {
    const site = shared();
    const response = await site.visitor().put(url, { value: 'x' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: expect.stringMatching(/^[A-Z].{10,}/) });
    const { headers } = await site.visitor().get('/healthz');
    const { date: _date, 'content-length': _length, ...expected } = headers;
    expect(response.headers).toMatchObject(expected);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])(
    'may announce %s and send nothing where no body is wanted',
    async (type) => {
      const site = await makeSite();
      const visitor = await makeOwner(site);
      await visitor.post('/api/contact', aMessage);
      const nothing = { 'content-type': type };
      for (const [method, url, headers, status] of [
        ['PUT', '/api/messages/1/read', { ...nothing, 'content-length': '0' }, 200],
        ['DELETE', '/api/messages/1', nothing, 204],
        ['POST', '/api/logout', nothing, 204],
        ['POST', '/api/logout', { ...nothing, 'content-length': '0' }, 204],
      ] as const) {
        const response = await visitor.send({ method, url, headers });
        expect([url, response.statusCode]).toEqual([url, status]);
      }
    },
  );
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1, made from the schemas, and readable by people', async () => {
    const site = shared();
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

  it('names every refusal a route can answer with, in one form', async () => {
    const site = shared();
    const { paths, components } = (await site.visitor().get('/api/openapi.json')).json();
    const refusals = (method: string, path: string) =>
      Object.keys(paths[path][method].responses)
        .map(Number)
        .filter((status) => status >= 400);
    expect(refusals('get', '/api/artist')).toEqual([]);
    expect(refusals('get', '/api/tracks')).toEqual([400, 401, 404, 429]);
    expect(refusals('get', '/api/tracks/{id}')).toEqual([400, 401, 404]);
    expect(refusals('get', '/api/messages')).toEqual([400, 401]);
    expect(refusals('post', '/api/tracks')).toEqual([400, 401, 403, 413, 415, 422, 503, 507]);
    expect(refusals('put', '/api/videos/{id}')).toEqual([400, 401, 403, 404, 409, 413, 415, 422, 503, 507]);
    expect(refusals('post', '/api/videos/{id}/view')).toEqual([403, 404, 429, 503, 507]);
    expect(refusals('post', '/api/videos/{id}/thumbnail')).toEqual([401, 403, 404, 422, 503, 507]);
    expect(refusals('post', '/api/register')).toEqual([400, 403, 409, 413, 415, 429, 503, 507]);
    const register = paths['/api/register'].post;
    expect(register.requestBody.content['application/json'].schema.properties.currentPassword).toEqual({
      type: 'string',
      description: 'Your own password. Required when you are signed in and add a user.',
    });
    expect(register.security).toEqual([{}, { session: [] }]);
    expect(register.responses['400'].description).toContain('Please enter your current password');
    expect(refusals('get', '/healthz')).toEqual([503]);
    expect(paths['/api/login'].post.responses['401']).toEqual({
      description: 'Invalid username or password',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    });
    expect(components.schemas.Error).toMatchObject({
      properties: { message: { type: 'string' }, fields: { type: 'object' } },
      required: ['message'],
    });
    const page = (await site.visitor().get('/api/docs')).body;
    expect(page).toContain('<dt><code>409</code></dt><dd>Username already exists</dd>');
  });

  it('expects what is really answered', async () => {
    const site = await makeSite();
    const stranger = site.visitor();
    const user = await makeOwner(site);
    await user.put('/api/settings/artist_tagline', { value: 'Hello' });
    const { paths } = (await stranger.get('/api/openapi.json')).json();
    const setting = { key: 'artist_tagline', value: 'Hello again' };
    for (const [method, path, status, response] of [
      ['post', '/api/login', 401, await stranger.post('/api/login', { ...owner, password: 'wrong horse' })],
      ['post', '/api/register', 403, await stranger.post('/api/register', owner)],
      [
        'post',
        '/api/register',
        409,
        await user.post('/api/register', { ...owner, currentPassword: owner.password }),
      ],
      ['post', '/api/settings', 409, await user.post('/api/settings', setting)],
      ['get', '/api/messages', 401, await stranger.get('/api/messages')],
      ['get', '/api/tracks/{id}', 404, await stranger.get('/api/tracks/no-number')],
      ['post', '/api/tracks', 415, await user.post('/api/tracks', { title: 'No form' })],
      ['put', '/api/settings/{key}', 400, await user.put('/api/settings/no+key', { value: 'x' })],
    ] as const) {
      expect([path, response.statusCode]).toEqual([path, status]);
      expect(paths[path][method].responses).toHaveProperty(String(status));
    }
  });
});

describe('health and headers', () => {
  it('says it is well, and says so no more when the database is gone', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const well = await site.visitor().get('/healthz');
    // To strangers, and nothing of disk and files.
    expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok' }]);
    expect((await site.visitor().get('/api/health')).statusCode).toBe(401);
    expect((await (await makeOwner(site)).get('/api/health')).json()).toEqual({
      disk: { state: 'ok', freeBytes: expect.any(Number) },
      files: { state: 'ok', missing: 0, unknown: 0 },
    });
    await site.database.destroy();
    const ill = await site.visitor().get('/healthz');
    expect(ill.statusCode).toBe(503);
    expect(ill.headers['retry-after']).toBe('10');
  });

  it('is well only while the database can be read where it belongs', async () => {
    const site = await makeSite({ environment: { LOG_LEVEL: 'silent' } });
    const file = join(site.folder, 'marquee.sqlite');
    await rename(file, `${file}-away`);
    expect((await site.visitor().get('/healthz')).statusCode).toBe(503);
    await rename(`${file}-away`, file);
    expect((await site.visitor().get('/healthz')).statusCode).toBe(200);
  });

  it('sends a policy without room for foreign or inline scripts', async () => {
    const site = shared();
    const { headers } = await site.visitor().get('/');
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+'){4}$/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('sends with a file only what concerns files', async () => {
    const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
    const { audioFile } = await insertTrack(site, { audioFile: await storeFile(site, 'tone.mp3') });
    const page = await site.visitor().get('/');
    const builtFiles = page.body.match(/\/assets\/[^" ]+\.(js|css|woff2)/g);
    expect(new Set(builtFiles).size).toBeGreaterThan(4);
    const others = ['/favicon.svg', iconPath(192), '/assets/missing.js', '/uploads/missing.jpg', audioFile];
    for (const file of [...new Set(builtFiles), ...others]) {
      const { headers } = await site.visitor().get(file);
      const isSecurity = /^(x-|content-security|cross-origin|origin-|permissions|referrer|strict)/;
      expect([
        file,
        Object.keys(headers)
          .filter((name) => isSecurity.test(name))
          .toSorted(),
      ]).toEqual([
        file,
        [
          // Nothing in an upload may run.
          ...(file === audioFile ? ['content-security-policy'] : []),
          'cross-origin-resource-policy',
          'strict-transport-security',
          'x-content-type-options',
          'x-frame-options',
        ],
      ]);
    }
    // A worker obeys the policy that came with its script.
    const worker = await site.visitor().get('/service-worker.js');
    expect(worker.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });

  it('asks for https for good only when it is served over https', async () => {
    const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
    const { headers } = await site.visitor().get('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
