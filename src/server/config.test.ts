import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'billy.example'],
  ['TRUST_PROXY', 'everyone'],
  ['S3_BUCKET', 'songs'],
  ['S3_BUCKET', 'songs/2026'],
  ['S3_SECRET_ACCESS_KEY', 'secret'],
  ['S3_ENDPOINT', 'minio.example'],
  ['S3_PUBLIC_URL', 'https://billy:secret@cdn.example'],
  ['OWNER_USERNAME', 'billy'],
  ['OWNER_PASSWORD', '123'],
  ['MAX_AUDIO_MB', '0'],
  ['MAX_VIDEO_MB', '5000'],
  ['MAX_PICTURE_MB', 'large'],
  ['CACHE_MB', '-1'],
  ['ARTIST_NAME', 'x'.repeat(201)],
  ['CONTACT_LIMIT_PER_HOUR', '0'],
  ['SMTP_URL', 'mail.example'],
  ['SMTP_URL', 'https://billy:secret@mail.example'],
  ['SMTP_URL', 'smtp://billy:secret@mail example'],
  ['MAIL_FROM', 'Billy'],
  ['MAIL_PER_MINUTE', '0'],
  ['SUBSCRIBE_LIMIT_PER_HOUR', 'many'],
  ['STOP_DELAY_SECONDS', 'soon'],
  ['FFMPEG_WORKER', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://billy:secret@localhost/site'],
  ['DATABASE_URL', 'postgres://billy:secret@local host/site'],
])('%s=%s is named in one sentence, without what is secret', (name, value) => {
  const read = () => readConfig({ DATA_DIR: 'data', [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  // What a program says that cannot start: tests/api/maintenance/start.test.ts.
  expect(read).toThrow(/^.+$/);
  expect(read).not.toThrow(/secret/);
});

const mail = {
  DATA_DIR: 'data',
  PUBLIC_URL: 'https://billy.example',
  SMTP_URL: 'smtps://billy:secret@mail.example',
  MAIL_FROM: 'news@billy.example',
};

it.each([
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['DKIM_DOMAIN', { DKIM_SELECTOR: 'marquee' }],
  [
    'DKIM_KEY_FILE',
    { DKIM_DOMAIN: 'billy.example', DKIM_SELECTOR: 'marquee', DKIM_KEY_FILE: 'package.json' },
  ],
])('a mail server without a right %s is refused', (name, change) => {
  const read = () => readConfig({ ...mail, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});

it.each([
  ['news@billy.example', { name: null, address: 'news@billy.example' }],
  ['Billy <news@billy.example>', { name: 'Billy', address: 'news@billy.example' }],
  ['"Billy & Band" <news@billy.example>', { name: 'Billy & Band', address: 'news@billy.example' }],
])('MAIL_FROM=%s is read', (from, expected) => {
  expect(readConfig({ ...mail, MAIL_FROM: from }).mail?.from).toEqual(expected);
});
