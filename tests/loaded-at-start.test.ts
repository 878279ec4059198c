import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is imported as soon as the file is; neither types nor what `import()` loads later. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;

/** Our own files and the packages that are loaded before the site listens. */
function loadedBy(...files: string[]): Set<string> {
  const loaded = new Set(files);
  for (const file of loaded) {
    if (!file.startsWith('src/')) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport))
      loaded.add(name.replace(/^#(?=(app|shared|server|web|ssr)\/)/, 'src/'));
  }
  return loaded;
}

// The first loads the second once the settings are known to be right.
const loaded = loadedBy('src/app/main.ts', 'src/app/site.ts');

it('finds what a start loads', () => {
  for (const name of ['src/server/http/app.ts', 'src/ssr/render.tsx', 'fastify', 'kysely', 'react'])
    expect(loaded).toContain(name);
});

it.each([
  ['@aws-sdk/client-s3', 'files are in S3'],
  ['pg', 'the database is PostgreSQL'],
  ['nodemailer', 'the site sends mail'],
  ['@tus/server', 'a file is sent in pieces'],
  ['file-type', 'a file is uploaded'],
  ['feedsmith', 'a feed is read'],
  ['tar-stream', 'a backup is made'],
  ['markdown-it', 'a post is read'],
  ['node-av/lib', 'a child process opens a recording'],
  ['src/server/media/sharp.ts', 'a child process opens a picture'],
])('%s is not loaded before %s', (name) => {
  expect(loaded).not.toContain(name);
});
