import { describe, expect, test } from 'vitest';
import { artistFrom, paragraphs } from '#shared/site/artist-settings.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import { unknownArtist } from '#shared/site/artist.ts';

describe('the artist', () => {
  test('has a name, a tagline, a profile and a bio before the owner has said anything', () => {
    const artist = artistFrom([]);
    // While it is not known whether visits are counted, they are not.
    expect({ ...artist, about: [], statistics: undefined }).toEqual(unknownArtist());
    expect(artist).toMatchObject({ name: 'Billy', tagline: 'Singer. Songwriter. Creator.' });
    expect(artist.socialUrl).toMatch(/^https:\/\/www\.tiktok\.com\/@/);
    expect(artist.about).toHaveLength(1);
    for (const word of ['Billy', 'Tallahassee', 'age 6', 'musical theatre', 'screenplay', 'wig collection']) {
      expect(artist.about[0]).toContain(word);
    }
  });

  test('takes the name of the environment until the owner sets one', () => {
    expect(artistFrom([], 'Robin').name).toBe('Robin');
    expect(artistFrom([{ key: 'artist_name', value: 'Ada' }], 'Robin').name).toBe('Ada');
  });

  test.each([
    ['the environment', artistFrom([], 'Robin')],
    ['the owner', artistFrom([{ key: 'artist_name', value: 'Robin' }])],
  ])('named Robin by %s has nothing of Billy’s', (_who, artist) => {
    expect(artist).toMatchObject({
      name: 'Robin',
      tagline: 'Singer. Songwriter. Creator.',
      socialUrl: null,
      profiles: [],
      about: ['Here you will find music, videos and photos by Robin.'],
      downloads: true,
    });
  });

  test.each(['Billy', 'Robin'])('called %s may have no link at all', (value) => {
    const settings = [
      { key: 'artist_name', value },
      { key: 'social_url', value: 'none' },
    ];
    expect(artistFrom(settings)).toMatchObject({ socialUrl: null, profiles: [] });
  });

  test('speaks the owner’s words', () => {
    expect(
      artistFrom([
        { key: 'artist_name', value: ' Ada ' },
        { key: 'artist_tagline', value: 'Piano and noise' },
        { key: 'social_url', value: 'https://www.tiktok.com/@ada' },
        {
          key: 'profile_links',
          value:
            'https://ada.bandcamp.com\n\nhttp://ada.example\nhttps://www.tiktok.com/@ada\nhttps://bsky.app/ada',
        },
        { key: 'about_billy_text', value: 'First.\n\nSecond.' },
        { key: 'unrelated', value: 'x' },
      ]),
    ).toMatchObject({
      name: 'Ada',
      tagline: 'Piano and noise',
      socialUrl: 'https://www.tiktok.com/@ada',
      profiles: ['https://www.tiktok.com/@ada', 'https://ada.bandcamp.com', 'https://bsky.app/ada'],
      about: ['First.', 'Second.'],
      downloads: true,
    });
  });

  test('has twelve profiles at most, the social link among them', () => {
    const value = Array.from({ length: 12 }, (_, place) => `https://a${place}.example`).join('\n');
    const { profiles, socialUrl } = artistFrom([{ key: 'profile_links', value }]);
    expect([profiles.length, profiles[0], profiles.at(-1)]).toEqual([12, socialUrl, 'https://a10.example']);
  });

  test('has the beginning of a name and a tagline that are too long', () => {
    const value = 'x'.repeat(20_000);
    const { name, tagline } = artistFrom(['artist_name', 'artist_tagline'].map((key) => ({ key, value })));
    expect([name.length, tagline.length]).toEqual([200, 200]);
  });

  test('looks as the owner chose', () => {
    expect(
      artistFrom([
        { key: 'palette', value: 'harbour' },
        { key: 'accent_colour', value: '#AA3366' },
        { key: 'typeface', value: 'poster' },
        { key: 'hero_layout', value: 'wide' },
        { key: 'home_sections', value: 'videos music' },
        { key: 'site_photo', value: '7' },
      ]).look,
    ).toEqual({
      palette: 'harbour',
      accent: '#aa3366',
      typeface: 'poster',
      hero: 'wide',
      sections: ['videos', 'music', 'shows', 'news'],
      photo: 7,
    });
  });

  test.each([
    ['music about', ['music', 'shows', 'news', 'about']],
    ['contact music', ['contact', 'music', 'shows', 'news']],
    ['about shows', ['news', 'about', 'shows']],
    ['music about -shows', ['music', 'news', 'about']],
    ['contact -news -shows', ['contact']],
  ])('shows newer sections before About unless the order %j has or hides them', (value, expected) => {
    const { sections } = artistFrom([{ key: 'home_sections', value }]).look;
    expect(sections).toEqual(expected);
    expect(lookSettings.sections.read(lookSettings.sections.write(sections))).toEqual(expected);
  });

  test('looks as the site does where nothing was chosen, or nothing that there is', () => {
    const own = {
      palette: 'matinee',
      accent: null,
      typeface: 'marquee',
      hero: 'beside',
      sections: ['music', 'videos', 'shows', 'news', 'about', 'contact'],
      photo: null,
    };
    const keys = ['palette', 'accent_colour', 'typeface', 'hero_layout', 'home_sections', 'site_photo'];
    expect(artistFrom([]).look).toEqual(own);
    for (const value of [
      '',
      'red',
      'music music',
      '-shows',
      'shows -shows',
      'music -news -news',
      'music -about',
      'default',
      'featured',
      '</style>',
      '-1',
    ])
      expect(artistFrom(keys.map((key) => ({ key, value }))).look).toEqual(own);
  });

  test('falls back where a setting is blank', () => {
    const blank = ['artist_name', 'artist_tagline', 'social_url', 'about_billy_text'];
    expect(artistFrom(blank.map((key) => ({ key, value: ' \n ' })))).toEqual(artistFrom([]));
  });

  test.each([
    { announcement_until: 'soon' },
    { announcement_until: '+275760-09-13' },
    { announcement_until: '2026-05-09', time_zone: 'Mars' },
  ])('reads an announcement beside what an older version stored: %j', (stored) => {
    const settings = Object.entries({ announcement: 'Tickets', ...stored });
    const artist = artistFrom(
      settings.map(([key, value]) => ({ key, value })),
      'Ada',
      '2026-05-01T00:00:00Z',
    );
    expect(artist.announcement).toEqual({ text: 'Tickets', link: null });
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '@ada', 'https://', 'https://a b'])(
    'never links to %s',
    (value) => {
      expect(artistFrom([{ key: 'social_url', value }]).socialUrl).toBe(artistFrom([]).socialUrl);
    },
  );
});

test.each([
  ['', []],
  [' \n\t\n ', []],
  ['One', ['One']],
  ['One\nTwo', ['One', 'Two']],
  ['One\r\nTwo\r\n\r\nThree\n', ['One', 'Two', 'Three']],
  ['\n\n  One  \n \n Two', ['One', 'Two']],
  ['שלום 👋\n<b>bold</b>', ['שלום 👋', '<b>bold</b>']],
])('%j becomes paragraphs', (text, expected) => {
  expect(paragraphs(text)).toEqual(expected);
});
