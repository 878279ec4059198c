import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linksField, linksInText, profilesInText } from '#shared/site/links.schema.ts';
import { allLinkServices, linkName, linkServiceOf } from '#shared/site/links.ts';
import { projectRoot } from '#ssr/project-root.ts';

test.each([
  ['https://open.spotify.com/artist/1', 'Spotify', 'spotify'],
  ['https://music.apple.com/us/album/1', 'Apple Music', 'apple-music'],
  ['https://billy.bandcamp.com/album/lights', 'Bandcamp', 'bandcamp'],
  ['https://music.youtube.com/watch?v=1', 'YouTube', 'youtube'],
  ['https://youtu.be/1', 'YouTube', 'youtube'],
  ['https://listen.tidal.com/track/1', 'Tidal', 'tidal'],
  ['https://www.deezer.com/track/1', 'Deezer', 'deezer'],
  ['https://on.soundcloud.com/1', 'SoundCloud', 'soundcloud'],
  ['https://www.instagram.com/billy', 'Instagram', 'instagram'],
  ['https://www.tiktok.com/@billy', 'TikTok', 'tiktok'],
  ['https://m.facebook.com/billy', 'Facebook', 'facebook'],
  ['https://twitter.com/billy', 'X', 'x'],
  ['https://www.threads.net/@billy', 'Threads', 'threads'],
  ['https://bsky.app/profile/billy.example', 'Bluesky', 'bluesky'],
  ['https://www.apple.com/', 'apple.com', null],
  ['https://notspotify.com/', 'notspotify.com', null],
  ['https://spotify.com.evil.example/', 'spotify.com.evil.example', null],
  ['https://www.billy.example/shop', 'billy.example', null],
])('%s is %s', (address, name, place) => {
  expect([linkName(address), linkServiceOf(address)]).toEqual([name, place]);
});

test('every service has its icon', () => {
  for (const place of allLinkServices)
    expect(existsSync(join(projectRoot(), `src/web/public/link-icons/${place}.svg`))).toBe(true);
});

const one = 'https://open.spotify.com/track/1';
const two = 'https://billy.bandcamp.com/track/1';
const many = (count: number) => Array.from({ length: count }, (_, place) => `https://a${place}.example/x`);

describe('links', () => {
  test('keep their order, each once, without empty rows', () => {
    expect(linksField.whenNew.parse(undefined)).toEqual([]);
    expect(linksField.whenNew.parse([two, ' ', one, ` ${two} `])).toEqual([two, one]);
    expect(linksField.whenChanged.parse(JSON.stringify([two, one]))).toEqual([two, one]);
    expect(linksInText().parse(`\n${two}\r\n\n ${one}\n`)).toEqual([two, one]);
    expect(linksInText().parse('')).toEqual([]);
    expect(linksField.whenNew.parse(many(12))).toHaveLength(12);
  });

  const notHttps = 'A link must be an address that begins with https://';
  const notWhole = 'A link must be a whole web address, like https://example.com/song';
  const withPassword = 'A link must not contain a user name or password';
  const notPublic = 'A link must lead to a site that everybody can reach, like https://example.com';

  test.each([
    ['http://billy.example', notHttps],
    ['javascript:alert(1)', notHttps],
    ['//billy.example', notHttps],
    ['billy.example', notHttps],
    ['https://', notWhole],
    ['https://billy.example/a b', notWhole],
    ['https://localhost', notPublic],
    ['https://localhost./x.y', notPublic],
    ['https://billy@billy.example', withPassword],
    ['https://billy:secret@billy.example/', withPassword],
    [`https://billy.example/${'a'.repeat(2_000)}`, 'A link must be 2,000 characters or fewer'],
  ])('are never %.60s, and the row is named', (wrong, message) => {
    const { error } = linksInText().safeParse(`${one}\n${wrong}`);
    expect(error?.issues).toMatchObject([{ path: [1], message }]);
    expect(linksField.whenNew.safeParse([wrong]).success).toBe(false);
  });

  test('are twelve at most', () => {
    const { error } = linksField.whenNew.safeParse(many(13));
    expect(error?.issues[0]?.message).toBe('There can be at most 12 links');
    expect(profilesInText().parse(many(11).join('\n'))).toHaveLength(11);
    const { error: beside } = profilesInText().safeParse(many(12).join('\n'));
    expect(beside?.issues[0]?.message).toBe('There can be at most 12 profiles: the social link and 11 more');
  });

  test('are a list', () => {
    const { error } = linksField.whenNew.safeParse(one);
    expect(error?.issues[0]?.message).toBe(
      'Links must be a list of addresses, like ["https://example.com/song"]',
    );
  });
});
