import { expect, test } from 'vitest';
import { apiPaths, pagePaths, sitemapPath } from '#shared/primitives/addresses.ts';
import { english } from '#shared/language/english/english.ts';
import type { Privacy } from '#shared/site/privacy.schema.ts';
import { OFF, ON, settingKeys } from '#shared/site/settings.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const { counted, recognised, refused, notCounted, browser, sent, others } = english.server.privacy;
const footerLink = `<a href="${pagePaths.privacy}"`;

async function turn(site: Site, settings: Record<string, string>): Promise<void> {
  const owner = await makeOwner(site);
  for (const [key, value] of Object.entries(settings))
    expect((await owner.put(`${apiPaths.settings}/${key}`, { value })).statusCode).toBe(201);
}

const sectionsOf = async (site: Site) =>
  (await site.visitor().get(apiPaths.privacy)).json<Privacy>().sections;

test('the privacy page is there once the owner links to it', async () => {
  const site = await makeSite();
  const visitor = site.visitor();
  expect((await visitor.get(apiPaths.privacy)).statusCode).toBe(404);
  const missing = await visitor.get(pagePaths.privacy);
  expect(missing.statusCode).toBe(404);
  expect(withoutSentences(missing.body)).toContain('404 Page Not Found');
  expect((await visitor.get('/')).body).not.toContain(footerLink);
  expect((await visitor.get(sitemapPath)).body).not.toContain(pagePaths.privacy);

  await turn(site, { [settingKeys.privacyLink]: ON });
  const page = await visitor.get(pagePaths.privacy);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Privacy – Billy</title>');
  expect(page.body).toContain(`>${recognised.code}</p>`);
  expect((await visitor.get('/')).body).toContain(footerLink);
  expect((await visitor.get(sitemapPath)).body).toContain(`${pagePaths.privacy}</loc>`);
});

test('it says what is counted, or that nothing is', async () => {
  const site = await makeSite();
  await turn(site, { [settingKeys.privacyLink]: ON });
  const titles = (await sectionsOf(site)).map(({ title }) => title);
  const stored = [browser.title, sent.title, others.title];
  expect(titles).toEqual([counted.title, recognised.title, refused.title, ...stored]);

  const quiet = await makeSite();
  await turn(quiet, { [settingKeys.privacyLink]: ON, [settingKeys.statistics]: OFF });
  expect((await sectionsOf(quiet)).map(({ title }) => title)).toEqual([notCounted.title, ...stored]);
});

test('it speaks of the newsletter where the site sends mail', async () => {
  const newsletter = /30 days after that, or at once when you ask Billy/;
  for (const [environment, isMentioned] of [
    [{}, false],
    [mailEnvironment, true],
  ] as const) {
    const site = await makeSite({ environment });
    await turn(site, { [settingKeys.privacyLink]: ON });
    const paragraphs = (await sectionsOf(site)).flatMap((section) => section.paragraphs);
    expect(paragraphs.some((paragraph) => newsletter.test(paragraph))).toBe(isMentioned);
  }
});
