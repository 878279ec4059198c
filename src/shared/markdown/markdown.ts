import type { Markdown } from '#shared/markdown/markdown.schema.ts';
import { isInline } from '#shared/markdown/markdown-tags.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';

/** For feeds. */
export function markdownAsHtml(markdown: Markdown, site: string): string {
  return markdown
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part).replaceAll('\n', '<br>');
      if ('close' in part) return `</${part.close}>`;
      const { open, href, start } = part;
      const address = href?.startsWith('/') ? site + href : href;
      return `<${open}${attribute('href', address)}${attribute('start', start)}>`;
    })
    .join('');
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`;
}

/** The beginning as plain text, cut between words where there are spaces. */
export function markdownExcerpt(markdown: Markdown, length: number): string {
  const words = markdown
    .map((part) => {
      if (typeof part === 'string') return part;
      return isInline('close' in part ? part.close : part.open) ? '' : ' ';
    })
    .join('');
  const letters = Array.from(words.replace(/\s+/g, ' ').trim());
  if (letters.length <= length) return letters.join('');
  const cut = letters.slice(0, length - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
