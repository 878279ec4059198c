import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const settings = {
  announcement: 'Tickets for May are here',
  announcement_link: '/music',
  announcement_until: '2026-05-09',
  time_zone: 'Europe/Oslo',
};
const bar = /<aside aria-label="Announcement".*?<\/aside>/s;

async function makeAnnouncement(changed: Partial<typeof settings> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-09T21:59:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const [key, value] of Object.entries({ ...settings, ...changed }))
    expect((await owner.put(`/api/settings/${key}`, { value })).statusCode).toBe(201);
  return { site, owner };
}

describe('the announcement', () => {
  it('is above the header of public pages through its last day where the artist lives', async () => {
    const { site } = await makeAnnouncement();
    const visitor = site.visitor();
    const announced = async () => (await visitor.get('/api/artist')).json().announcement;
    expect(await announced()).toEqual({ text: 'Tickets for May are here', link: '/music' });
    const home = (await visitor.get('/')).body;
    expect(bar.exec(home)?.[0]).toContain('href="/music"');
    expect(home.search(bar)).toBeLessThan(home.indexOf('<header'));
    expect((await visitor.get('/music')).body).toMatch(bar);
    expect((await visitor.get('/auth')).body).not.toMatch(bar);

    vi.setSystemTime(new Date('2026-05-09T22:00:00Z'));
    site.changes.announce();
    expect(await announced()).toBeUndefined();
    expect((await visitor.get('/')).body).not.toMatch(/Tickets for May/);
  });

  it('is over in a preview of a later day', async () => {
    const { owner } = await makeAnnouncement();
    expect((await owner.put('/api/preview', { on: '2026-05-10T08:00:00Z' })).statusCode).toBe(200);
    expect((await owner.get('/api/artist')).json().announcement).toBeUndefined();
    expect((await owner.get('/')).body).not.toMatch(bar);
  });

  it('may have neither a link nor an end, and may be none', async () => {
    const { site, owner } = await makeAnnouncement({ announcement_link: 'none', announcement_until: 'none' });
    vi.setSystemTime(new Date('2026-05-12T00:00:00Z'));
    const announced = async () => (await site.visitor().get('/api/artist')).json().announcement;
    expect(await announced()).toEqual({ text: 'Tickets for May are here', link: null });
    await owner.put('/api/settings/announcement', { value: 'none' });
    expect(await announced()).toBeUndefined();
  });

  const refused = share(async () => makeOwner(await makeSite()));
  const invalidLink = 'A link begins with https:// or, for a page of your site, with /';
  const invalidDay = 'Last day must be a day, written like 2024-03-05';

  it.each([
    ['announcement', 'x'.repeat(91), 'Announcement must be 90 characters or fewer'],
    ['announcement', 'Two\nlines', 'Announcement must be a single line'],
    ['announcement_link', 'javascript:alert(1)', invalidLink],
    ['announcement_link', '//evil.example', invalidLink],
    ['announcement_link', String.raw`/\evil.example`, invalidLink],
    ['announcement_link', 'music', invalidLink],
    ['announcement_until', '2026-02-30', invalidDay],
    ['announcement_until', 'tomorrow', invalidDay],
  ])('is refused with the %s %j', async (key, value, message) => {
    const response = await refused().put(`/api/settings/${key}`, { value });
    expect([response.statusCode, response.json()]).toEqual([400, { message, fields: { value: message } }]);
  });
});
