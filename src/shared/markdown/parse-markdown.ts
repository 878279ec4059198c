import MarkdownIt, { type Token } from 'markdown-it';
import type { Markdown } from '#shared/markdown/markdown.schema.ts';
import type { MarkdownTag } from '#shared/markdown/markdown-tags.ts';

/** Marks of deeper elements are left out: browsers and React have no room for thousands. */
const MAX_DEPTH = 20;

/** Neither HTML nor pictures: these stay text. */
const parser = new MarkdownIt('zero', { breaks: true, linkify: true }).enable([
  'heading',
  'list',
  'blockquote',
  'emphasis',
  'link',
  'autolink',
  'linkify',
  'newline',
  'escape',
  'entity',
]);
// Only whole addresses: “in.fo” in a sentence may be a typing error.
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
/** Other addresses, such as javascript:, stay text. The parser has resolved entities and escapes. */
parser.validateLink = (address) => /^(?:https?:\/\/[^/]|mailto:|\/(?![/\\]))/i.test(address);

export function parseMarkdown(text: string): Markdown {
  let depth = 0;
  const headingOf = createOutline();
  const tokens = parser.parse(text, {}).flatMap((token) => token.children ?? token);
  return tokens.flatMap((token) => {
    if (token.nesting === -1) depth -= 1;
    const isTooDeep = token.nesting !== 0 && depth >= MAX_DEPTH;
    if (token.nesting === 1) depth += 1;
    const part = partOf(
      token,
      token.type.startsWith('heading') ? headingOf(token) : (token.tag as MarkdownTag),
    );
    return part === '' || isTooDeep ? [] : [part];
  });
}

const headings = ['h2', 'h3', 'h4'] as const;

/** Headings begin below that of the page and skip no level, as screen readers expect, whatever the author wrote. */
function createOutline(): (heading: Token) => MarkdownTag {
  let above: number[] = [];
  return ({ tag }) => {
    const level = Number(tag.slice(1));
    above = above.filter((other) => other < level);
    const heading = headings[above.length] ?? 'h4';
    above.push(level);
    return heading;
  };
}

function partOf(token: Token, tag: MarkdownTag): Markdown[number] {
  // The paragraph of an item in a list without blank lines.
  if (token.hidden) return '';
  if (token.nesting === 0) return token.type.endsWith('break') ? '\n' : token.content;
  if (token.nesting === -1) return { close: tag };
  const { href, start } = Object.fromEntries(token.attrs ?? []);
  return {
    open: tag,
    ...(href !== undefined && { href: String(href) }),
    ...(start !== undefined && { start: Number(start) }),
  };
}
