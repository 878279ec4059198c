import { describe, expect, test } from 'vitest';
import { autoplayUrl, canPlayHere, isEmbeddable, providerNames, readEmbed } from '#shared/media/embeds.ts';

const ID = 'dQw4w9WgXcQ';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`;

describe('YouTube', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`http://youtube.com/watch?v=${ID}`, YOUTUBE],
    [`HTTPS://WWW.YouTube.COM/watch?v=${ID}`, YOUTUBE],
    [`  https://www.youtube.com/watch?v=${ID}\n`, YOUTUBE],
    [`https://m.youtube.com/watch?app=desktop&v=${ID}`, YOUTUBE],
    [`https://music.youtube.com/watch?v=${ID}&list=RDAMVM`, YOUTUBE],
    [`https://www.youtube.com/watch?v=${ID}&utm_source=mail&si=abc&pp=xyz`, YOUTUBE],
    [`https://youtu.be/${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}/?si=tracking`, YOUTUBE],
    [`https://www.youtube.com/shorts/${ID}?feature=share`, YOUTUBE],
    [`https://www.youtube.com/live/${ID}`, YOUTUBE],
    [`https://www.youtube.com/embed/${ID}?autoplay=1&controls=0`, YOUTUBE],
    [`https://www.youtube.com/v/${ID}`, YOUTUBE],
    [`https://www.youtube-nocookie.com/embed/${ID}`, YOUTUBE],
    [`https://youtube.com./watch?v=${ID}`, YOUTUBE],
    [`https://www.youtube.com:443/watch?v=${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}?t=90`, `${YOUTUBE}?start=90`],
    [`https://youtu.be/${ID}?t=90s`, `${YOUTUBE}?start=90`],
    [`https://www.youtube.com/watch?v=${ID}&t=1h2m3s`, `${YOUTUBE}?start=3723`],
    [`https://www.youtube.com/watch?v=${ID}&t=2m`, `${YOUTUBE}?start=120`],
    [`https://www.youtube.com/watch?v=${ID}#t=45`, `${YOUTUBE}?start=45`],
    [`https://www.youtube.com/embed/${ID}?start=30&rel=0`, `${YOUTUBE}?start=30`],
    [`https://youtu.be/${ID}?t=0`, YOUTUBE],
    [`https://youtu.be/${ID}?t=-5`, YOUTUBE],
    [`https://youtu.be/${ID}?t=soon`, YOUTUBE],
    [`https://youtu.be/${ID}?t="><script>`, YOUTUBE],
  ])('%s plays from the no-cookie host', (address, playerUrl) => {
    expect(readEmbed(address)).toMatchObject({ provider: 'youtube', id: ID, playerUrl });
  });

  test('the page keeps the moment to start at', () => {
    expect(readEmbed(`https://youtu.be/${ID}`)?.pageUrl).toBe(`https://www.youtube.com/watch?v=${ID}`);
    expect(readEmbed(`https://youtu.be/${ID}?t=1m30s`)?.pageUrl).toBe(
      `https://www.youtube.com/watch?v=${ID}&t=90s`,
    );
  });
});

describe('Vimeo', () => {
  test.each([
    ['https://vimeo.com/76979871', '?dnt=1', ''],
    ['http://www.vimeo.com/76979871/', '?dnt=1', ''],
    ['https://vimeo.com/76979871?share=copy&fl=sv', '?dnt=1', ''],
    ['https://player.vimeo.com/video/76979871?autoplay=1&badge=0', '?dnt=1', ''],
    ['https://vimeo.com/channels/staffpicks/76979871', '?dnt=1', ''],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', '?dnt=1', ''],
    ['https://vimeo.com/album/12/video/76979871', '?dnt=1', ''],
    ['https://vimeo.com/showcase/12/video/76979871', '?dnt=1', ''],
    ['https://vimeo.com/76979871/8272103f6e', '?h=8272103f6e&dnt=1', '/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '?h=8272103f6e&dnt=1', '/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h="><script>', '?dnt=1', ''],
  ])('%s plays without tracking', (address, query, hash) => {
    expect(readEmbed(address)).toEqual({
      provider: 'vimeo',
      id: '76979871',
      playerUrl: `https://player.vimeo.com/video/76979871${query}`,
      pageUrl: `https://vimeo.com/76979871${hash}`,
    });
  });
});

describe('TikTok', () => {
  const video = '7106594312292453675';

  test.each([
    `https://www.tiktok.com/@scout2015/video/${video}`,
    `http://tiktok.com/@scout2015/video/${video}/`,
    `https://m.tiktok.com/@scout2015/video/${video}?is_from_webapp=1&sender_device=pc`,
    `https://WWW.TIKTOK.COM/@scout2015/video/${video}`,
    `tiktok:@scout2015/video/${video}`,
    `tiktok:/@scout2015/video/${video}`,
    `  TikTok:@scout2015/video/${video}?lang=en `,
    `tiktok:https://www.tiktok.com/@scout2015/video/${video}`,
    `tiktok:http://m.tiktok.com/@scout2015/video/${video}?lang=en`,
  ])('%s plays in its own player', (address) => {
    expect(readEmbed(address)).toEqual({
      provider: 'tiktok',
      id: video,
      playerUrl: `https://www.tiktok.com/player/v1/${video}`,
      pageUrl: `https://www.tiktok.com/@scout2015/video/${video}`,
    });
  });

  test.each([
    `https://www.tiktok.com/player/v1/${video}`,
    `https://www.tiktok.com/embed/v2/${video}`,
    `https://m.tiktok.com/v/${video}.html`,
    `tiktok:video/${video}`,
  ])('%s is found by its number alone', (address) => {
    expect(readEmbed(address)).toMatchObject({
      provider: 'tiktok',
      id: video,
      pageUrl: `https://www.tiktok.com/@_/video/${video}`,
    });
  });

  test.each([
    'tiktok:',
    'tiktok:@scout2015',
    'tiktok:@scout2015/video/',
    'tiktok:@scout2015/video/abc',
    'tiktok:@scout2015/video/123abc',
    'tiktok:javascript:alert(1)',
    'tiktok:tiktok:@scout2015/video/1',
    'tiktok://evil.example/@scout2015/video/1',
    'tiktok:https://evil.example/@scout2015/video/1',
    'tiktok:https://www.tiktok.com.evil.example/@scout2015/video/1',
    'tiktok:https://www.tiktok.com@evil.example/video/1',
    'tiktok:https://vm.tiktok.com/ZMabcdef/',
    'tiktok:../../@scout2015/likes',
  ])('%s names no video of theirs', (address) => {
    expect(readEmbed(address)).toBeNull();
  });
});

describe('pages of a provider that no frame may show', () => {
  test.each([
    ['https://vm.tiktok.com/ZMabcdef/', 'tiktok'],
    ['https://vt.tiktok.com/ZSabcdef/', 'tiktok'],
    ['https://www.tiktok.com/t/ZTabcdef/', 'tiktok'],
    ['https://www.tiktok.com/@billy', 'tiktok'],
    ['https://www.youtube.com/@billy', 'youtube'],
    ['https://www.youtube.com/watch?v=tooshort', 'youtube'],
    [`https://www.youtube.com/watch?v=${ID}x`, 'youtube'],
    ['https://www.youtube.com/watch?v=../../evil1', 'youtube'],
    ['https://www.youtube.com/embed/videoseries?list=PL123', 'youtube'],
    ['https://www.youtube.com/embed/live_stream?channel=UC1', 'youtube'],
    ['https://vimeo.com/billy', 'vimeo'],
    ['https://vimeo.com/76979871abc', 'vimeo'],
  ])('%s opens in a tab of its own', (address, provider) => {
    const embed = readEmbed(address);
    expect(embed).toEqual({ provider, id: null, playerUrl: address, pageUrl: address });
    expect(embed && canPlayHere(embed)).toBe(false);
  });
});

describe('other sites', () => {
  test.each([
    ['https://example.com/clip', 'https://example.com/clip'],
    ['https://videos.example.com:8443/e/1', 'https://videos.example.com:8443/e/1'],
    ['https://sub.domain.example.co.uk', 'https://sub.domain.example.co.uk/'],
    ['https://müsik.example/lied', 'https://xn--msik-0ra.example/lied'],
    [`https://youtube.com.evil.example/watch?v=${ID}`, `https://youtube.com.evil.example/watch?v=${ID}`],
    [`https://evil-youtube.com/watch?v=${ID}`, `https://evil-youtube.com/watch?v=${ID}`],
    [`https://notyoutu.be/${ID}`, `https://notyoutu.be/${ID}`],
    ['https://vimeo.com.example/76979871', 'https://vimeo.com.example/76979871'],
    ['https://faketiktok.com/@a/video/1', 'https://faketiktok.com/@a/video/1'],
    [`https://evil.example/?u=https://youtu.be/${ID}`, `https://evil.example/?u=https://youtu.be/${ID}`],
    ['https://example.com/@billy', 'https://example.com/@billy'],
    ['https://10.example.com/a', 'https://10.example.com/a'],
    ['https://localhost.example.com/a', 'https://localhost.example.com/a'],
  ])('%s is shown over https', (address, playerUrl) => {
    const embed = readEmbed(address);
    expect(embed).toMatchObject({ provider: 'other', id: null, playerUrl });
    expect(embed && canPlayHere(embed)).toBe(true);
  });

  test('a Cyrillic look-alike is not YouTube', () => {
    expect(readEmbed(`https://уoutube.com/watch?v=${ID}`)?.provider).toBe('other');
  });

  test('a link keeps the scheme the owner gave', () => {
    expect(readEmbed('http://example.com/clip')?.pageUrl).toBe('http://example.com/clip');
  });
});

describe('pages that not every visitor can see in a frame', () => {
  test.each([
    'http://example.com/clip?token=a%20b#x',
    'https://localhost/',
    'http://localhost:3000/api/logout',
    'https://LOCALHOST./',
    'https://loc%61lhost/',
    'https://app.localhost/',
    'https://printer.local/',
    'https://printer.local./',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://nas.lan/',
    'https://router.home.arpa/',
    'https://intranet/',
    'https://intranet./',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://127%2e0%2e0%2e1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://0/',
    'http://0.0.0.0:8080/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://vimeo.com:8080/76979871',
    'https://203.0.113.9/clip',
    'https://./',
    'https://a..b/',
  ])('%s opens in a tab of its own', (address) => {
    const embed = readEmbed(address);
    expect(embed).toMatchObject({ provider: 'other', id: null, pageUrl: new URL(address).href });
    expect(embed && canPlayHere(embed)).toBe(false);
  });
});

describe('addresses that only look like a provider', () => {
  test.each([
    ['https://youtube.com\\@evil.example/', 'https://youtube.com/@evil.example/', 'youtube'],
    ['https://youtube.com\\.evil.example/', 'https://youtube.com/.evil.example/', 'youtube'],
    ['https://example.com/a\\..\\b', 'https://example.com/b', 'other'],
    [`https://www.youtube.com:8443/watch?v=${ID}`, `https://www.youtube.com:8443/watch?v=${ID}`, 'other'],
    ['https://tiktok.com:22/@a/video/1', 'https://tiktok.com:22/@a/video/1', 'other'],
  ])('%s is read as a browser reads it', (address, pageUrl, provider) => {
    expect(readEmbed(address)).toMatchObject({ provider, id: null, pageUrl });
  });
});

describe('addresses that are refused', () => {
  test.each([
    '',
    '   ',
    'hello',
    'https://',
    'https:// ',
    'https://?x',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    `www.youtube.com/watch?v=${ID}`,
    ID,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://youtu.be/dQw4w9WgXcQ',
    'javascript://youtube.com/%0aalert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/a.mp4',
    'vbscript:msgbox(1)',
    'about:blank',
    'ws://example.com',
    'view-source:https://example.com',
    'intent://example.com#Intent;end',
    '//evil.example/x',
    '/videos',
    '\\\\evil.example\\x',
    'https:\\\\evil.example',
    'https://user@example.com/',
    'https://user:password@example.com/',
    'https://@example.com/',
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    'https://example.com:99999/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::FFFF:A9FE:A9FE]/',
    'http://[0:0:0:0:0:ffff:169.254.169.254]/',
    'http://[::ffff:0:169.254.169.254]/',
    'http://[::169.254.169.254]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[2002:a9fe:a9fe::1]/',
    'https://example.com/a b',
    'https://example.com/a\nb',
    'https://example.com/\0',
    'https://exam\tple.com/',
    'https://example.com/\u202Egpj.exe',
    'https://you\u00ADtube.com/',
    'https://example.com/\u200B',
    'https://example.com/\u0085x',
    'https://exa<mple.com/',
    'https://[bad/',
  ])('%j', (address) => {
    expect(readEmbed(address)).toBeNull();
    expect(isEmbeddable(address)).toBe(false);
  });

  test('one character more than the longest address', () => {
    const longest = `https://example.com/${'x'.repeat(1_980)}`;
    expect(isEmbeddable(longest)).toBe(true);
    expect(isEmbeddable(`${longest}x`)).toBe(false);
  });
});

describe('every player', () => {
  test.each([
    [`https://youtu.be/${ID}`, `${YOUTUBE}?autoplay=1`],
    [`https://youtu.be/${ID}?t=9`, `${YOUTUBE}?start=9&autoplay=1`],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['tiktok:@a/video/1', 'https://www.tiktok.com/player/v1/1?autoplay=1'],
    ['https://example.com/clip', 'https://example.com/clip'],
  ])('%s starts by itself once the visitor has pressed play', (address, expected) => {
    const embed = readEmbed(address);
    expect(embed && autoplayUrl(embed)).toBe(expected);
  });

  test('has a name people know', () => {
    expect(providerNames).toEqual({
      youtube: 'YouTube',
      vimeo: 'Vimeo',
      tiktok: 'TikTok',
      other: 'another site',
    });
  });
});
