import type { FastifyBaseLogger } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { english } from '#shared/language/english/english.ts';
import { languageCodes, languages } from '#shared/language/languages.ts';
import { feedPaths, itemPath } from '#shared/primitives/addresses.ts';
import { manifestPath } from '#shared/media/pictures.ts';
import { createNotices } from '#server/domain/health/notices.ts';
import { speakLanguage } from '#server/language.ts';
import { insertTrack } from '#tests/support/factories.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const setting = '/api/settings/site_language';

// Sites of one process share one language.
afterEach(() => speakLanguage('en'));

test('a site speaks English until its owner chooses another language, and everything follows at once', async () => {
  const site = await makeSite({ environment: { ARTIST_NAME: 'Ines' } });
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  const song = await insertTrack(site, { title: 'Salt', description: null });
  const read = async (path: string) => withoutSentences((await visitor.get(path)).body);
  expect(await read('/music')).toMatch(
    /<html lang="en">.*<title>All Music – Ines<\/title>.*>All Music<\/h1>/s,
  );
  expect((await visitor.get('/api/artist')).json()).toMatchObject({ language: 'en' });

  const { visitor: german, server } = languages.de.sentences();
  const changed = await owner.put(setting, { value: 'de' });
  expect([changed.statusCode, changed.json().value]).toEqual([201, 'de']);
  const refused = await visitor.get('/api/tracks/99');
  expect([refused.statusCode, refused.json()]).toEqual([404, { message: server.errors.trackNotFound }]);
  expect(await read('/music')).toMatch(
    new RegExp(`<html lang="de">.*<title>${german.pages.music} – Ines</title>`, 's'),
  );
  expect((await visitor.get('/')).body).toContain(german.artist.tagline);
  expect((await visitor.get(`${itemPath('track', song)}x/y`)).body).toContain(german.notFound.title);
  expect(await read('/embed/music/99')).toMatch(new RegExp(`lang="de".*${german.embed.nothingToPlay}`, 's'));
  expect((await visitor.get(feedPaths.rss)).body).toContain('<language>de</language>');
  expect((await visitor.get(feedPaths.json)).json()).toMatchObject({
    language: 'de',
    items: [{ content_text: german.byArtist.single.replace('{artist}', 'Ines') }],
  });
  expect((await visitor.get(manifestPath)).json()).toMatchObject({
    lang: 'de',
    dir: 'ltr',
    shortcuts: [{ name: german.pages.offline }],
  });
  const written = await visitor.post('/api/contact', {
    name: 'A',
    email: 'x',
    subject: 'Hello',
    message: '',
  });
  expect(Object.keys(written.json().fields)).toEqual(['name', 'email', 'message']);
  expect(written.json().fields.email).toBe(german.rules.email);

  await owner.put(setting, { value: 'ar' });
  expect(await read('/')).toContain('<html lang="ar" dir="rtl">');
  await owner.put(setting, { value: 'en' });
  expect(await read('/music')).toContain('<html lang="en">');
});

test.each(['xx', 'EN', 'de-AT', 'constructor', 'en de'])('%s is refused as a language', async (value) => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const refused = await owner.put(setting, { value });
  const message = `Choose one of these languages: ${languageCodes.join(', ')}`;
  expect([refused.statusCode, refused.json()]).toEqual([400, { message, fields: { value: message } }]);
  expect((await owner.get(setting)).statusCode).toBe(404);
  expect((await site.visitor().put(setting, { value: 'de' })).statusCode).toBe(401);
});

test('Billy’s own biography is English; elsewhere a site says something neutral', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const about = async () => (await site.visitor().get('/api/artist')).json().about.join(' ');
  expect(await about()).toContain('Tallahassee');
  await owner.put(setting, { value: 'fr' });
  expect(await about()).toBe(languages.fr.sentences().server.artist.about.replace('{artist}', 'Billy'));
});

test('notices are in the language of the site, and the log is English', () => {
  const warn = vi.fn<(message: string) => void>();
  const notices = createNotices({ warn } as unknown as FastifyBaseLogger);
  speakLanguage('es');
  notices.raise('database', ({ server }) => server.maintenance.database);
  expect(notices.list()).toMatchObject([{ message: languages.es.sentences().server.maintenance.database }]);
  expect(warn.mock.calls).toEqual([[english.server.maintenance.database]]);
});
