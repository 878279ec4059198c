import { expect, test } from 'vitest';
import { parseMarkdown } from '#shared/markdown/parse-markdown.ts';
import { markdownTree } from '#server/mail/markdown-tree.ts';
import { markdownAsText } from '#server/mail/plain-text.ts';

const textOf = (markdown: string) =>
  markdownAsText(markdownTree(parseMarkdown(markdown), 'https://billy.example'));

test.each([
  ['One\nTwo\n\nThree', 'One\nTwo\n\nThree'],
  ['# Big\n## Less', 'Big\n===\n\nLess\n----'],
  ['*Soft* and **loud**', 'Soft and loud'],
  ['- one\n- two\n  - three\n- four', '- one\n- two\n  - three\n- four'],
  ['9. nine\n10. ten', '9. nine\n10. ten'],
  ['> said\n>\n> - so', '> said\n>\n> - so'],
  ['[shows](/shows)', 'shows (https://billy.example/shows)'],
  ['[me](mailto:a@b.example)', 'me (a@b.example)'],
  ['https://b.example/x', 'https://b.example/x'],
  ['word '.repeat(20), `${'word '.repeat(15).trim()}\n${'word '.repeat(5).trim()}`],
  [`- ${'word '.repeat(16)}`, `- ${'word '.repeat(15).trim()}\n  word`],
  [`so https://b.example/${'x'.repeat(90)}`, `so\nhttps://b.example/${'x'.repeat(90)}`],
  ['', ''],
])('%j is written as %j', (markdown, text) => {
  expect(textOf(markdown)).toBe(text);
});
