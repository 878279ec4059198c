import { describe, expect, test } from 'vitest';
import { markdownAsHtml, markdownExcerpt } from '#shared/markdown/markdown.ts';
import { parseMarkdown } from '#shared/markdown/parse-markdown.ts';
import { maximums } from '#shared/primitives/limits.ts';

const htmlOf = (text: string) => markdownAsHtml(parseMarkdown(text), 'https://billy.example');

test.each([
  ['One\nTwo\n\nThree', '<p>One<br>Two</p><p>Three</p>'],
  ['# Big\n## Less\n###### Least', '<h2>Big</h2><h3>Less</h3><h4>Least</h4>'],
  [
    '### First\n# Second\n#### Third\n## Fourth',
    '<h2>First</h2><h2>Second</h2><h3>Third</h3><h3>Fourth</h3>',
  ],
  ['*Soft* and __loud__', '<p><em>Soft</em> and <strong>loud</strong></p>'],
  ['- one\n- two\n  - three', '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>'],
  ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['> said\n> so', '<blockquote><p>said<br>so</p></blockquote>'],
  ['[shows](/shows "When")', '<p><a href="https://billy.example/shows">shows</a></p>'],
  ['[write](mailto:a@b.example)', '<p><a href="mailto:a@b.example">write</a></p>'],
  [
    'At https://b.example/x?a=1&b=2.',
    '<p>At <a href="https://b.example/x?a=1&amp;b=2">https://b.example/x?a=1&amp;b=2</a>.</p>',
  ],
  ['\\*not soft\\* &copy; &amp;', '<p>*not soft* © &amp;</p>'],
  ['', ''],
])('%j is shown as %j', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --><svg/onload=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '![x](javascript:alert(1))',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](java\tscript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&Tab;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6a;avascript&colon;alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](https:evil)',
  '[x](blob:x)',
  '<javascript:alert(1)>',
  'javascript:alert(1)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '`<b>`',
  '<b>[x</b>](javascript:1)',
];

describe('nothing is executed by', () => {
  test.each(hostile)('%j', (text) => {
    const elements = htmlOf(text).replace(/<\/?(p|br)>/g, '');
    // Everything is text: no element is left, and thus no attribute.
    expect(elements).not.toMatch(/[<>]/);
  });

  test('an address that ends its attribute', () => {
    expect(htmlOf('[x](https://a.example/"onclick="alert(1))')).toBe(
      '<p><a href="https://a.example/%22onclick=%22alert(1)">x</a></p>',
    );
  });

  test('a path of another host in disguise', () => {
    expect(parseMarkdown('[x](/\\evil.example)')).toContainEqual({ open: 'a', href: '/%5Cevil.example' });
  });
});

/** Texts that make careless parsers slow, or exhaust their stack, by their length. */
const heavy: Record<string, (length: number) => string> = {
  quotes: (length) => `${'>'.repeat(length)}a`,
  'lines of quotes': (length) => lines(length, (line) => `${'>'.repeat(line)} a`),
  lists: (length) => `${'- '.repeat(length / 2)}a`,
  'lines of lists': (length) => lines(length, (line) => `${' '.repeat(line * 2)}- a`),
  'quoted lists': (length) => '> - '.repeat(length / 4),
  'opening brackets': (length) => '['.repeat(length),
  'nested brackets': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'unfinished links': (length) => '[a](<b'.repeat(length / 6),
  'nested links': (length) => '[a](/'.repeat(length / 5) + ')'.repeat(length / 5),
  stars: (length) => '*'.repeat(length),
  'unfinished emphasis': (length) => '*a _b '.repeat(length / 6),
  'nested emphasis': (length) => '*a _b '.repeat(length / 12) + 'c_ d*'.repeat(length / 12),
  'odd emphasis': (length) => 'a**b*c '.repeat(length / 7),
  backticks: (length) => '`'.repeat(length),
  'unmatched backticks': (length) => lines(length, (line) => '`'.repeat(line)),
  'angle brackets': (length) => '<'.repeat(length),
  'unfinished addresses': (length) => '<a:'.repeat(length / 3),
  addresses: (length) => 'https://a.example/('.repeat(length / 19),
  entities: (length) => '&#'.repeat(length / 2),
  backslashes: (length) => '\\'.repeat(length),
  headings: (length) => '# a\n'.repeat(length / 4),
  'empty lines': (length) => '\n'.repeat(length),
};

/** As many lines as make up about this length. */
function lines(length: number, line: (number: number) => string): string {
  return Array.from({ length: Math.sqrt(length) }, (_, index) => line(index)).join('\n');
}

describe('100 kB of', () => {
  test.each(Object.keys(heavy))('%s are read, no deeper than a page can show', (name) => {
    const parts = parseMarkdown(heavy[name]?.(maximums.postBody) ?? '');
    let depth = 0;
    let deepest = 0;
    for (const part of parts) {
      if (typeof part === 'string') continue;
      depth += 'open' in part ? 1 : -1;
      deepest = Math.max(deepest, depth);
    }
    expect(depth).toBe(0);
    expect(deepest).toBeLessThanOrEqual(20);
  });

  test('anything take no more than their share', { timeout: 60_000 }, () => {
    for (const [name, textOf] of Object.entries(heavy)) {
      const shortest = (length: number) =>
        Math.min(...Array.from({ length: 3 }, () => durationOf(textOf(length))));
      const ratio = shortest(maximums.postBody) / Math.max(shortest(maximums.postBody / 4), 4);
      // Four times the text: a quadratic parser would take sixteen times as long.
      expect([name, ratio]).toEqual([name, expect.toSatisfy((measured: number) => measured < 12)]);
    }
  });
});

function durationOf(text: string): number {
  const start = process.cpuUsage();
  parseMarkdown(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

test.each([
  ['# Title\n\nText with *marks* and\nlines\n\n- item', 'Title Text with marks and lines item'],
  ['word '.repeat(60), `${'word '.repeat(38)}word…`],
  ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ['🎸'.repeat(300), `${'🎸'.repeat(199)}…`],
  ['', ''],
])('the beginning of %j', (text, excerpt) => {
  expect(markdownExcerpt(parseMarkdown(text), maximums.excerpt)).toBe(excerpt);
});
