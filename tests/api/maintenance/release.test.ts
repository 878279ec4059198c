import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst, Visitor } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readManifest } from '#tests/support/commands/release.ts';
import { writeRelease } from '#scripts/lib/release.ts';

/** Looked for by `debug`, which goes on without it. */
const doneWithout = ['supports-color'];

async function packagesAskedForBy(file: string): Promise<string[]> {
  const program = parseAst(await readFile(file, 'utf8'));
  const names = new Set<string>();
  const note = (source: { type: string; value?: unknown } | undefined) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string' || isBuiltin(source.value)) return;
    names.add(/^(@[^/]+\/)?[^/]+/.exec(source.value)?.[0] ?? source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && /^(__)?require(\$\d+)?$/.test(callee.name)) note(first);
    },
  }).visit(program);
  return [...names].sort();
}

describe('a release', () => {
  it('declares every package its programs ask for, and no other', async () => {
    const release = await mkdtemp(join(tmpdir(), 'marquee-release-'));
    onTestFinished(() => rm(release, { recursive: true }));
    await writeRelease(release);
    const names = [
      'main',
      'media-worker',
      'conversion-worker',
      'file-worker',
      'find-damage',
      'move',
      'backup',
      'restore',
      'owner',
      'verify',
      'statistics',
    ];
    const programs = names.map((name) => join(release, 'dist', 'server', `${name}.js`));
    const asked = (await Promise.all(programs.map(packagesAskedForBy))).flat();
    const declared = Object.keys((await readManifest(release)).dependencies);
    expect(asked.filter((name) => ![...declared, ...doneWithout].includes(name))).toEqual([]);
    expect(declared.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('brings the fonts of share pictures', async () => {
    const release = await mkdtemp(join(tmpdir(), 'marquee-release-'));
    onTestFinished(() => rm(release, { recursive: true }));
    await writeRelease(release);
    const fonts = await readdir('src/server/media/fonts');
    expect(await readdir(join(release, 'dist', 'server', 'fonts'))).toEqual(fonts);
    expect(fonts).toContain('fonts.conf');
  });

  it('is described in docs/dependencies.md with the licence of everything in it', async () => {
    const described = await readFile('docs/dependencies.md', 'utf8');
    const lines = described.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
    const licences = Object.fromEntries(lines.map(([, name, licence]) => [name, licence]));
    const { dependencies } = await readManifest('.');
    for (const name of Object.keys(dependencies)) {
      const { license } = await readManifest(join('node_modules', name));
      expect(`${name} ${licences[name]}`).toBe(`${name} ${license}`);
    }
  });
});
