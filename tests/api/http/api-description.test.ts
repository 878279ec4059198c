import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { makeSite } from '#tests/support/site.ts';

it('passes the recommended checks of Redocly, so that others can generate clients from it', async () => {
  const site = await makeSite({ environment: mailEnvironment });
  const source = (await site.visitor().get('/api/openapi.json')).body;
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const found = problems.map(
    ({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`,
  );
  expect(found).toEqual([]);
});

it('names each call, and says who may make it', async () => {
  const site = await makeSite();
  const { paths, components, security } = (await site.visitor().get('/api/openapi.json')).json();
  const idOf = (method: string, path: string) => paths[path][method].operationId;
  expect(idOf('get', '/api/tracks')).toBe('listTracks');
  expect(idOf('post', '/api/videos')).toBe('createVideo');
  expect(idOf('put', '/api/about/images/{id}')).toBe('changePhoto');
  expect(idOf('get', '/api/about/images/featured')).toBe('getFeaturedPhoto');
  expect(idOf('put', '/api/messages/{id}/read')).toBe('markMessageRead');
  expect(idOf('put', '/api/settings/{key}')).toBe('putSetting');

  expect(components.securitySchemes.session).toMatchObject({ type: 'apiKey', name: 'marquee_session' });
  expect(security).toEqual([{ session: [] }]);
  expect(paths['/api/login'].post.security).toEqual([]);
  expect(paths['/api/messages'].get).not.toHaveProperty('security');
});

it('shows every call to people', async () => {
  const visitor = (await makeSite({ environment: mailEnvironment })).visitor();
  const { paths } = (await visitor.get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
  const shown = (await visitor.get('/api/docs')).body.match(/<article/g);
  expect(shown).toHaveLength(calls.length);
});

it('names the cookie as it is called over https', async () => {
  const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
  const { components } = (await site.visitor().get('/api/openapi.json')).json();
  expect(components.securitySchemes.session.name).toBe('__Host-marquee_session');
});

it('says how long to wait where a call can be made too often', async () => {
  const site = await makeSite();
  const { paths } = (await site.visitor().get('/api/openapi.json')).json();
  expect(paths['/api/login'].post.responses['429'].headers).toHaveProperty('Retry-After');
  expect((await site.visitor().get('/api/docs')).body).toContain('cookie <code>marquee_session</code>');
});

it('says what may be asked of a list and how it goes on, to programs and to people', async () => {
  const site = await makeSite();
  const { paths } = (await site.visitor().get('/api/openapi.json')).json();
  const { parameters, responses, security } = paths['/api/tracks'].get;
  const query = Object.fromEntries(
    parameters.map((parameter: { name: string }) => [parameter.name, parameter]),
  );
  expect(Object.keys(query)).toEqual(['limit', 'after', 'page', 'q', 'sort', 'show', 'from']);
  expect(query['limit']).toMatchObject({
    in: 'query',
    required: false,
    description: expect.stringContaining('1000'),
    schema: { type: 'integer', minimum: 1, maximum: 100 },
  });
  expect(query['sort'].schema.enum).toContain('-uploadDate');
  expect(Object.keys(responses['200'].headers)).toEqual(['Link', 'X-Total-Count']);
  // Anybody may read it; signed in it can be sorted.
  expect(security).toEqual([{}, { session: [] }]);

  const page = (await site.visitor().get('/api/docs')).body;
  expect(page).toContain('(integer from 1 to 100)</dd>');
  expect(page).toContain('<dt><code>X-Total-Count</code></dt>');
});

it('tells people which headers an upload may carry', async () => {
  const site = await makeSite();
  const page = (await site.visitor().get('/api/docs')).body;
  const upload = page.slice(page.indexOf('id="createTrack"'), page.indexOf('id="getFeaturedTrack"'));
  expect(upload).toContain('<p>Request headers</p><dl><dt><code>idempotency-key</code></dt>');
});
