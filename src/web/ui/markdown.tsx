import { createElement, type ReactNode } from 'react';
import type { Markdown as MarkdownContent } from '#shared/markdown/markdown.schema.ts';
import type { MarkdownTag } from '#shared/markdown/markdown-tags.ts';
import { OwnersLink } from '#web/ui/links/owners-link.tsx';

const classes: Record<MarkdownTag, string> = {
  p: 'own-direction whitespace-pre-line',
  h2: 'mt-4 own-direction font-display text-heading',
  h3: 'mt-3 own-direction font-display text-title',
  h4: 'mt-2 own-direction font-semibold',
  ul: 'list-disc space-y-1.5 ps-6',
  ol: 'list-decimal space-y-1.5 ps-6',
  li: 'whitespace-pre-line',
  blockquote: 'space-y-4 border-s-2 border-accent ps-5 text-soft',
  a: 'text-accent-ink underline underline-offset-4 hover:no-underline',
  em: '',
  strong: 'font-semibold',
};

type OpenElement = { type: MarkdownTag | typeof OwnersLink; props: object; children: ReactNode[] };

/** A text in Markdown, in a measure for reading. */
export function Markdown({ content }: { content: MarkdownContent }) {
  const finished: ReactNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? finished).push(node);
  for (const [key, part] of content.entries()) {
    if (typeof part === 'string') add(part);
    else if ('open' in part) {
      const { open: tag, ...attributes } = part;
      const type = tag === 'a' ? OwnersLink : tag;
      open.push({ type, props: { key, className: classes[tag], ...attributes }, children: [] });
    } else {
      const element = open.pop();
      if (element) add(createElement(element.type, element.props, ...element.children));
    }
  }
  return <div className="max-w-[65ch] space-y-5 text-lg text-pretty wrap-anywhere">{finished}</div>;
}
