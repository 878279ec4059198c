import { isInline } from '#shared/markdown/markdown-tags.ts';
import type { MarkdownElement, MarkdownNode } from '#server/mail/markdown-tree.ts';

/** The usual width of mail without formatting. */
const COLUMNS = 76;

/** Lines end between words; an address is never split. */
export function wrapLines(text: string, columns = COLUMNS): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ').filter(Boolean)) {
      const longer = current === '' ? word : `${current} ${word}`;
      if (current === '' || longer.length <= columns) current = longer;
      else {
        lines.push(current);
        current = word;
      }
    }
    return [...lines, current];
  });
}

export function markdownAsText(nodes: MarkdownNode[]): string {
  return blockLines(nodes, COLUMNS).join('\n');
}

/** With an empty line between two blocks, except in items of a list. */
function blockLines(nodes: MarkdownNode[], columns: number, isItem = false): string[] {
  const blocks = blocksOf(nodes).map((block) => linesOf(block, columns));
  return blocks.flatMap((lines, index) => (index === 0 || isItem ? lines : ['', ...lines]));
}

/** Text that is in no paragraph, as in items of a list, is a block too. */
function blocksOf(nodes: MarkdownNode[]): (MarkdownElement | MarkdownNode[])[] {
  const blocks: (MarkdownElement | MarkdownNode[])[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (typeof node !== 'string' && !isInline(node.tag)) blocks.push(node);
    else if (Array.isArray(last)) last.push(node);
    else blocks.push([node]);
  }
  return blocks;
}

function linesOf(block: MarkdownElement | MarkdownNode[], columns: number): string[] {
  if (Array.isArray(block)) return wrapLines(inlineText(block), columns);
  const { tag, children, start = 1 } = block;
  if (tag === 'blockquote')
    return blockLines(children, columns - 2).map((line) => (line === '' ? '>' : `> ${line}`));
  if (tag === 'ul' || tag === 'ol')
    return children
      .filter((child) => typeof child !== 'string')
      .flatMap((item, index) => itemLines(item, tag === 'ul' ? '- ' : `${start + index}. `, columns));
  const lines = wrapLines(inlineText(children), columns);
  if (!tag.startsWith('h')) return lines;
  const longest = Math.max(...lines.map((line) => line.length));
  return [...lines, (tag === 'h2' ? '=' : '-').repeat(longest)];
}

function itemLines({ children }: MarkdownElement, marker: string, columns: number): string[] {
  const indent = ' '.repeat(marker.length);
  const lines = blockLines(children, columns - marker.length, true);
  return lines.map((line, index) => (index === 0 ? marker : indent) + line);
}

/** A link as “text (address)”. */
function inlineText(nodes: MarkdownNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = inlineText(node.children);
      const address = node.href?.replace(/^mailto:/i, '');
      return address === undefined || address === text ? text : `${text} (${address})`;
    })
    .join('');
}
