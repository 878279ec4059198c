import { expect, test } from 'vitest';
import { settingKeys } from '#shared/site/settings.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const address = `/api/settings/${settingKeys.noticeEmail}`;

test('only the owner reads where notices go', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  expect((await owner.put(address, { value: 'ines@artist.example' })).statusCode).toBe(201);
  expect((await owner.get(address)).json().value).toBe('ines@artist.example');
  expect((await owner.get('/api/settings')).body).toContain('ines@artist.example');
  const visitor = site.visitor();
  expect((await visitor.get(address)).statusCode).toBe(404);
  for (const path of ['/api/settings', '/api/artist', '/'])
    expect((await visitor.get(path)).body).not.toContain('ines@artist.example');
});

test('settings of mail are checked', async () => {
  const owner = await makeOwner(await makeSite());
  expect((await owner.put(address, { value: 'ines at artist' })).statusCode).toBe(400);
  expect((await owner.put(address, { value: 'none' })).statusCode).toBe(201);
  const summary = `/api/settings/${settingKeys.weeklySummary}`;
  expect((await owner.put(summary, { value: 'sometimes' })).statusCode).toBe(400);
  expect((await owner.put(summary, { value: 'on' })).statusCode).toBe(201);
});
