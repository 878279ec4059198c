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
  ['ARTIST_NAME', 'x'.repeat(201)],
  ['CONTACT_LIMIT_PER_HOUR', '0'],
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
