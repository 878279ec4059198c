import { expect, it } from 'vitest';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const shared = share(async () => {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
});

const preloadedIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+?)-[\w-]{8}\.js"/g)].map(
    ([, name]) => name,
  );

it.each([
  ['/admin', ['upload-tab', 'upload-track-form']],
  ['/admin?tab=upload&form=show', ['upload-tab', 'add-shows']],
  ['/admin?tab=manage', ['manage-tab']],
  ['/admin?tab=statistics', ['statistics-tab']],
  ['/admin?tab=elsewhere&form=none', ['upload-tab', 'upload-track-form']],
])('%s names the scripts and the sentences that the dashboard opens with', async (path, parts) => {
  const { body } = await shared().owner.get(path);
  const preloaded = preloadedIn(body);
  for (const part of ['admin-page', 'en', ...parts]) expect(preloaded).toContain(part);
  expect(preloaded).not.toContain('site-settings');
});

it('a visitor is not sent the scripts of the dashboard', async () => {
  const { body } = await shared().site.visitor().get('/admin');
  expect(preloadedIn(body)).not.toContain('upload-tab');
});
