import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

type Link = { document: string; target: string };

const markdownIn = (folder: string, recursive = false) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [...markdownIn('.'), ...markdownIn('docs', true)];

/** Without what only shows how something is written. */
function textOf(document: string): string {
  return readFileSync(document, 'utf8')
    .replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()<>]/g, ''));
}

/** Links and pictures, in Markdown or in HTML, that lead to something in the project. */
function linksIn(document: string): Link[] {
  const text = textOf(document);
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
    ([, markdown, html]) => markdown ?? html ?? '',
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ document, target: decodeURI(target) }));
}

/** As GitHub names the headings of a document. */
function anchorsIn(document: string): string[] {
  const headings = [...textOf(document).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function pathOf({ document, target }: Link): string {
  const [path = ''] = target.split('#');
  return path ? normalize(join(dirname(document), path)) : document;
}

function isBroken(link: Link): boolean {
  const path = pathOf(link);
  const [, anchor] = link.target.split('#');
  if (!existsSync(path)) return true;
  return anchor !== undefined && !anchorsIn(path).includes(anchor);
}

const links = documents.flatMap(linksIn);

describe('the links of the documents', () => {
  it('are found, in Markdown and in HTML', () => {
    expect(links).toContainEqual({ document: 'README.md', target: 'docs/self-hosting.md#a-release' });
    expect(links).toContainEqual({ document: 'README.md', target: 'docs/pictures/home-light.webp' });
    expect(links).toContainEqual({ document: 'docs/settings.md', target: '../.env.example' });
  });

  it('lead to a file that is there, and to a heading that it has', () => {
    expect(links.filter(isBroken).map(({ document, target }) => `${document} → ${target}`)).toEqual([]);
  });
});

describe('the pictures of the documents', () => {
  it('are all shown somewhere', () => {
    const shown = new Set(links.map(pathOf));
    const unused = readdirSync('docs/pictures').filter((name) => !shown.has(join('docs/pictures', name)));
    expect(unused).toEqual([]);
  });
});
