import type { Markdown } from '#shared/markdown/markdown.schema.ts';
import type { MarkdownTag } from '#shared/markdown/markdown-tags.ts';

export type MarkdownElement = { tag: MarkdownTag; href?: string; start?: number; children: MarkdownNode[] };
export type MarkdownNode = string | MarkdownElement;

/** Paths of this site become whole addresses. */
export function markdownTree(markdown: Markdown, siteUrl: string): MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open = [root];
  for (const part of markdown) {
    if (typeof part === 'string') open.at(-1)?.push(part);
    else if ('close' in part) open.pop();
    else {
      const { open: tag, href, start } = part;
      const address = href?.startsWith('/') ? siteUrl + href : href;
      const element: MarkdownElement = {
        tag,
        children: [],
        ...(address !== undefined && { href: address }),
        ...(start !== undefined && { start }),
      };
      open.at(-1)?.push(element);
      open.push(element.children);
    }
  }
  return root;
}
