import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import {
  apiPaths,
  embedPagePaths,
  newsletterPaths,
  oembedPath,
  pagePaths,
  statisticsCsvPath,
  subscribersCsvPath,
} from '#shared/primitives/addresses.ts';
import { insertMessage, insertShow, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { portOf, read, say } from '#tests/support/network/raw-http.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, owner as credentials, type Site } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

/** What anybody may call. A route that is not listed here must ask who is there. */
const publicRoutes = [
  'GET /api/about/images',
  'GET /api/about/images/:id',
  'GET /api/about/images/featured',
  'GET /api/artist',
  'GET /api/discography',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /api/posts',
  'GET /api/posts/:id',
  'GET /api/posts/:id/neighbours',
  'GET /api/press',
  'GET /api/privacy',
  'GET /api/registration',
  'GET /api/releases',
  'GET /api/releases/:id',
  'GET /api/releases/:id/zip',
  'GET /api/settings',
  'GET /api/settings/:key',
  'GET /api/shows',
  'GET /api/shows/:id',
  'GET /api/tracks',
  'GET /api/tracks/:id',
  'GET /api/tracks/:id/neighbours',
  'GET /api/tracks/featured',
  'GET /api/videos',
  'GET /api/videos/:id',
  'GET /api/videos/:id/neighbours',
  'GET /api/videos/featured',
  'GET /api/videos/lead',
  'POST /api/contact',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/password/forgot',
  'POST /api/password/reset',
  'POST /api/register',
  'POST /api/statistics/plays',
  'POST /api/statistics/visits',
  'POST /api/subscribers',
  'POST /api/subscribers/confirm',
  'POST /api/videos/:id/view',
];

function apiRoutes(site: Site) {
  return site.app.routeTable.filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD');
}

const isPublic = ({ method, url }: { method: string; url: string }) =>
  publicRoutes.includes(`${method} ${url}`);

async function everything(site: Site) {
  const rows = await Promise.all(
    (
      [
        'users',
        'tracks',
        'videos',
        'aboutImages',
        'releases',
        'shows',
        'posts',
        'messages',
        'siteSettings',
        'press',
        'subscribers',
        'newsletters',
        'mails',
      ] as const
    ).map((table) => site.database.selectFrom(table).selectAll().execute()),
  );
  return { rows, files: await storedFiles(site) };
}

/** For those who are refused, or only read. */
const shared = share(async () => {
  const site = await makeSite({ environment: mailEnvironment });
  return { site, owner: await makeOwner(site), port: await portOf(site) };
});

test('every address that links and calls are made from belongs to a route', async () => {
  const { site } = shared();
  const known = site.app.routeTable.map(({ url }) => url);
  const addresses = [apiPaths, pagePaths, newsletterPaths, embedPagePaths].flatMap((paths) =>
    Object.values<string>(paths),
  );
  expect(known).toEqual(
    expect.arrayContaining([...addresses, oembedPath, statisticsCsvPath, subscribersCsvPath]),
  );
});

test('every route that is not listed as public refuses requests without a session', async () => {
  const site = await makeSite({ environment: mailEnvironment });
  const owner = await makeOwner(site);
  await insertTrack(site);
  await insertVideo(site);
  await insertShow(site);
  await insertMessage(site);

  const [name = '', secret = ''] = [...owner.cookies].find(([, value]) => value.length > 20) ?? [];
  const loggedOut = site.visitor();
  await loggedOut.post('/api/login', credentials);
  const ended = loggedOut.cookies.get(name) ?? '';
  await loggedOut.post('/api/logout');
  const strangers: Record<string, string>[] = [
    {},
    { [name]: 'garbage' },
    { [name]: secret.slice(0, -1) },
    { [name]: `${secret}x` },
    { [name]: ended },
    { [name]: '' },
  ];

  const before = await everything(site);
  const privateRoutes = apiRoutes(site).filter((route) => !isPublic(route));
  expect(privateRoutes.length).toBeGreaterThan(15);
  for (const { method, url } of privateRoutes) {
    for (const cookies of strangers) {
      const response = await site.app.inject({
        method: method as InjectOptions['method'],
        url: url.replace(':id', '1').replace(':key', 'about_billy_text'),
        cookies,
      });
      expect([method, url, response.statusCode]).toEqual([method, url, 401]);
      expect(response.json()).toEqual({ message: 'Please sign in first' });
    }
  }
  expect(await everything(site)).toEqual(before);
});

test('the list of public routes names only routes that exist, and these require no session', async () => {
  const { site } = shared();
  const found = apiRoutes(site).filter(isPublic);
  expect(found.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(publicRoutes);
  for (const { method, url } of found) {
    const response = await site.app.inject({
      method: method as InjectOptions['method'],
      url: url.replace(':id', '1'),
    });
    expect([method, url, response.statusCode]).not.toEqual([method, url, 401]);
  }
});

test('who is not signed in is refused before the body is read', async () => {
  const response = await shared()
    .site.visitor()
    .send({
      method: 'POST',
      url: '/api/tracks',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'this is no form at all',
    });
  expect(response.statusCode).toBe(401);
});

test('a wrong method is 405 and names the right ones', async () => {
  const { site } = shared();
  for (const [method, url, allow] of [
    ['PATCH', '/api/tracks/1', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', '/api/tracks', 'GET, HEAD, POST, PUT'],
    ['GET', '/api/contact', 'POST'],
    ['POST', '/api/messages', 'GET, HEAD'],
    ['GET', '/api/videos/1/view', 'POST'],
    ['DELETE', '/api/about/images', 'GET, HEAD, POST, PUT'],
    ['PATCH', '/api/tracks/', 'GET, HEAD, POST, PUT'],
    ['DELETE', '/api/tracks/?x', 'GET, HEAD, POST, PUT'],
    ['PATCH', '/api/tracks/1/', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', '/music/', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/uploads/', 'GET, HEAD'],
    ['POST', '/api/tracks/featured', 'GET, HEAD'],
    ['PATCH', '/api/videos/generate-all-thumbnails', 'GET, HEAD, POST'],
    ['PATCH', '/api/messages/delete', 'POST'],
    ['PATCH', '/api/messages/unread', 'GET, HEAD'],
  ] as const) {
    const response = await site.visitor().send({ method, url });
    expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, allow]);
  }
});

test('a wrong method is 405 whatever is sent with it', async () => {
  const { port } = shared();
  for (const [method, headers] of [
    ['QUERY', ''],
    ['PATCH', 'Content-Type: text/plain\r\nContent-Length: 2\r\n'],
    ['PUT', 'Content-Type: application/json\r\nContent-Length: 2\r\n'],
  ]) {
    const answer = read(
      await say(
        port,
        `${method} /api/releases HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${headers && '{x'}`,
      ),
    );
    expect([method, answer.status]).toEqual([method, 405]);
    expect(answer.head).toContain('allow: get, head, post');
  }
});

test.each(['0', '-1', '1.5', '1e3', 'NaN', '99999999999999999999', '1;--', '%00', '01', "1'"])(
  'the id %s names nothing',
  async (id) => {
    const { owner } = shared();
    for (const response of [
      await owner.get(`/api/tracks/${id}`),
      await owner.delete(`/api/videos/${id}`),
      await owner.delete(`/api/about/images/${id}`),
      await owner.put(`/api/messages/${id}/read`),
      await owner.post(`/api/videos/${id}/view`),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toHaveProperty('message');
    }
  },
);

test('the description of the API shows the files a form takes', async () => {
  const { paths } = (await shared().site.visitor().get('/api/openapi.json')).json();
  const form = paths['/api/tracks'].post.requestBody.content['multipart/form-data'].schema;
  expect(form.properties.audioFile).toEqual({ type: 'string', format: 'binary' });
  expect(form.properties.title).toMatchObject({ type: 'string' });
  expect(form.required).toEqual(['title']);
  const either = (file: string, upload: string) => [
    { anyOf: [{ required: [file] }, { required: [upload] }] },
  ];
  expect(form.allOf).toEqual(either('audioFile', 'audioUpload'));
  expect(Object.keys(form.properties)).toEqual(expect.arrayContaining(['audioUpload', 'coverUpload']));
  const change = paths['/api/tracks/{id}'].put.requestBody.content;
  expect(Object.keys(change).sort()).toEqual(['application/json', 'multipart/form-data']);
  const photo = paths['/api/about/images'].post.requestBody.content['multipart/form-data'].schema;
  expect([photo.required, photo.allOf]).toEqual([['title'], either('aboutImage', 'imageUpload')]);
});
