import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Import = { from: string; to: string };
type Rule = { name: string; why: string; breaks: (arrow: Import) => boolean };

const inside = (folder: string) => (path: string) => path.startsWith(`src/${folder}/`);
const featureOf = (path: string) => /^src\/web\/features\/([^/]+)\//.exec(path)?.[1];

/** The program's own start, where the two sides are put together. */
const composition = ['src/server/site.ts', 'src/server/development.ts'];

const rules: Rule[] = [
  {
    name: 'shared imports nothing but shared',
    why: 'the contract must be readable by both sides',
    breaks: ({ from, to }) => inside('shared')(from) && !inside('shared')(to),
  },
  {
    name: 'web does not import server',
    why: 'what runs in a browser must not carry the database or a secret with it',
    breaks: ({ from, to }) => inside('web')(from) && (inside('server')(to) || inside('ssr')(to)),
  },
  {
    name: 'server does not import web',
    why: 'the two sides meet in ssr only',
    breaks: ({ from, to }) => inside('server')(from) && inside('web')(to),
  },
  {
    name: 'server does not import ssr, except where the site is put together',
    why: 'the HTTP side knows pages only by its own Pages type',
    breaks: ({ from, to }) => inside('server')(from) && inside('ssr')(to) && !composition.includes(from),
  },
  {
    name: 'a feature does not import another feature',
    why: 'features are put together by pages; what two of them need belongs in ui, lib or shared',
    breaks: ({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    name: 'ui and lib import neither features nor pages nor embeds',
    why: 'building blocks must not know what is built with them',
    breaks: ({ from, to }) =>
      (inside('web/ui')(from) || inside('web/lib')(from)) &&
      (inside('web/features')(to) || inside('web/pages')(to) || inside('web/embed')(to)),
  },
  {
    name: 'features import neither pages nor embeds',
    why: 'pages put features together, never the other way round',
    breaks: ({ from, to }) =>
      inside('web/features')(from) && (inside('web/pages')(to) || inside('web/embed')(to)),
  },
  {
    name: 'domain does not import http',
    why: 'what the site can do must not depend on how it is asked',
    breaks: ({ from, to }) => inside('server/domain')(from) && inside('server/http')(to),
  },
  {
    name: 'storage and media import neither domain nor http',
    why: 'they serve the domain and must be replaceable under it',
    breaks: ({ from, to }) =>
      (inside('server/storage')(from) || inside('server/media')(from)) &&
      (inside('server/domain')(to) || inside('server/http')(to)),
  },
  {
    name: 'domain, storage and media do not import the demo',
    why: 'the demo uses the site as its owner would, and can be left out',
    breaks: ({ from, to }) =>
      inside('server/demo')(to) &&
      (inside('server/domain')(from) || inside('server/storage')(from) || inside('server/media')(from)),
  },
  {
    name: 'nothing imports cli but cli',
    why: 'a program stands at the top, over everything that it uses',
    breaks: ({ from, to }) => inside('server/cli')(to) && !inside('server/cli')(from),
  },
  {
    name: 'demo/sound imports nothing but itself and shared',
    why: 'songs are made by themselves, in whatever process has time for it',
    breaks: ({ from, to }) =>
      inside('server/demo/sound')(from) && !inside('server/demo/sound')(to) && !inside('shared')(to),
  },
  {
    name: 'nothing imports the tests',
    why: 'the product must not need its tests to run',
    breaks: ({ to }) => to.startsWith('tests/'),
  },
];

const aliases: Record<string, string> = { '#tests/': 'tests/' };

function importsIn(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('.')) return [{ from: file, to: join(file, '..', specifier) }];
    const alias = /^#(shared|server|web|ssr|tests)\//.exec(specifier)?.[0];
    if (!alias) return [];
    return [{ from: file, to: (aliases[alias] ?? `src/${alias.slice(1)}`) + specifier.slice(alias.length) }];
  });
}

const allFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));
const sources = allFiles.filter((file) => !/\.(test|suite)\.tsx?$/.test(file));
const arrows = sources.flatMap(importsIn);

describe('who may import whom', () => {
  it('finds the imports it is about to judge', () => {
    expect(arrows).toContainEqual({ from: 'src/server/run-site.ts', to: 'src/server/site.ts' });
    expect(arrows.length).toBeGreaterThan(100);
  });

  it.each(rules)('$name, because $why', ({ breaks }) => {
    expect(arrows.filter(breaks).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it.each(['tracks', 'releases', 'videos', 'photos', 'messages', 'settings'])(
    '%s have their routes, their domain, their queries and their part of the dashboard under the same name',
    (stem) => {
      expect(sources).toContain(`src/server/http/${stem}.routes.ts`);
      expect(sources).toContain(`src/server/domain/${stem}.ts`);
      expect(sources).toContain(`src/server/storage/database/${stem}.queries.ts`);
      expect(sources).toContainEqual(expect.stringMatching(`^src/web/features/admin/${stem}/`));
    },
  );
});

describe('how imports are written', () => {
  const filesWith = (pattern: RegExp) => allFiles.filter((file) => pattern.test(readFileSync(file, 'utf8')));

  it('finds what it looks for', () => {
    expect(filesWith(/from '#shared\/limits\.ts'/)).toContain('src/server/errors.ts');
  });

  it('by alias, never relative to the file, because a moved file must not change its imports', () => {
    expect(filesWith(/(?:from|import)\s*\(?\s*['"]\.{1,2}\//)).toEqual([]);
  });

  it('from where a thing is defined, because files that pass on what others export end up in circles', () => {
    expect(filesWith(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*?\sfrom\s+['"]/m)).toEqual([]);
  });
});
