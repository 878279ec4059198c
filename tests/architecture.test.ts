import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Import = { from: string; to: string };
type Rule = { name: string; why: string; breaks: (arrow: Import) => boolean };

const inside = (folder: string) => (path: string) => path.startsWith(`src/${folder}/`);
const isWholePage = (path: string) =>
  ['web/pages', 'web/embed', 'web/newsletter'].some((folder) => inside(folder)(path));
const featureOf = (path: string) => /^src\/web\/(admin|features\/[^/]+)\//.exec(path)?.[1];

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
    name: 'server does not import ssr',
    why: 'only src/app composes the two sides',
    breaks: ({ from, to }) => inside('server')(from) && inside('ssr')(to),
  },
  {
    name: 'only app and cli import app',
    why: 'composition is the top layer',
    breaks: ({ from, to }) => inside('app')(to) && !inside('app')(from) && !inside('server/cli')(from),
  },
  {
    name: 'a feature does not import another feature, nor the dashboard',
    why: 'pages compose features; code that two of them use belongs in ui, lib or shared',
    breaks: ({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)];
      return own !== undefined && other !== undefined && own !== other;
    },
  },
  {
    name: 'ui and lib import neither features nor whole pages',
    why: 'building blocks must not know what is built with them',
    breaks: ({ from, to }) =>
      (inside('web/ui')(from) || inside('web/lib')(from)) && (featureOf(to) !== undefined || isWholePage(to)),
  },
  {
    name: 'features import no whole pages',
    why: 'pages put features together, never the other way round',
    breaks: ({ from, to }) => featureOf(from) !== undefined && isWholePage(to),
  },
  {
    name: 'domain does not import http',
    why: 'what the site can do must not depend on how it is asked',
    breaks: ({ from, to }) => inside('server/domain')(from) && inside('server/http')(to),
  },
  {
    name: 'http and ssr do not import storage queries',
    why: 'what may be read, and by whom, is decided in the domain',
    breaks: ({ from, to }) =>
      (inside('server/http')(from) || inside('ssr')(from)) && inside('server/storage/database/queries')(to),
  },
  {
    name: 'cache imports neither domain, http nor ssr',
    why: 'all of them use it, and one change must empty it for all of them',
    breaks: ({ from, to }) =>
      inside('server/cache')(from) &&
      (inside('server/domain')(to) || inside('server/http')(to) || inside('ssr')(to)),
  },
  {
    name: 'storage, media and mail import neither domain nor http',
    why: 'they serve the domain and must be replaceable under it',
    breaks: ({ from, to }) =>
      (inside('server/storage')(from) || inside('server/media')(from) || inside('server/mail')(from)) &&
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
    why: 'a program is at the top, above everything that it uses',
    breaks: ({ from, to }) => inside('server/cli')(to) && !inside('server/cli')(from),
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
    const alias = /^#(app|shared|server|web|ssr|tests)\//.exec(specifier)?.[0];
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
    expect(arrows).toContainEqual({ from: 'src/app/run-site.ts', to: 'src/app/site.ts' });
    expect(arrows.length).toBeGreaterThan(100);
  });

  it.each(rules)('$name, because $why', ({ breaks }) => {
    expect(arrows.filter(breaks).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('folders of the dashboard import each other in one direction, because what needs each other is one folder', () => {
    const folderOf = (path: string) => /^src\/web\/admin\/([^/]+)\//.exec(path)?.[1];
    const between = new Set<string>();
    for (const { from, to } of arrows) {
      const [own, other] = [folderOf(from), folderOf(to)];
      if (own && other && own !== other) between.add(`${own} → ${other}`);
    }
    expect(between.size).toBeGreaterThan(10);
    const back = (arrow: string) => arrow.split(' → ').toReversed().join(' → ');
    expect([...between].filter((arrow) => between.has(back(arrow)))).toEqual([]);
  });

  it.each(['tracks', 'releases', 'videos', 'photos', 'messages', 'settings'])(
    '%s have their routes, their domain, their queries and their part of the dashboard under the same name',
    (stem) => {
      for (const pattern of [
        `^src/server/http/routes/[a-z]+/${stem}.routes.ts$`,
        `^src/server/domain/[a-z]+/${stem}.ts$`,
        `^src/server/storage/database/queries/[a-z]+/${stem}.queries.ts$`,
        `^src/web/admin/${stem}/`,
      ])
        expect(sources).toContainEqual(expect.stringMatching(pattern));
    },
  );
});

describe('how imports are written', () => {
  const filesWith = (pattern: RegExp) => allFiles.filter((file) => pattern.test(readFileSync(file, 'utf8')));

  it('finds what it looks for', () => {
    expect(filesWith(/from '#shared\/primitives\/limits\.ts'/)).toContain('src/server/errors.ts');
  });

  it('by alias, never relative to the file, because a moved file must not change its imports', () => {
    expect(filesWith(/(?:from|import)\s*\(?\s*['"]\.{1,2}\//)).toEqual([]);
  });

  it('from where a thing is defined, because files that pass on what others export end up in circles', () => {
    // The list of languages, so that one line adds one.
    const list = 'src/shared/language/translations/translations.ts';
    expect(filesWith(/^export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*?\sfrom\s+['"]/m)).toEqual([list]);
  });
});
