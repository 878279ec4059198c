import { createElement, type CSSProperties, type ReactNode } from 'react';
import { isRightToLeft } from '#shared/language/text.ts';
import type { MarkdownTag } from '#shared/markdown/markdown-tags.ts';
import type { MarkdownNode } from '#server/mail/markdown-tree.ts';
import { MailLink, useColours } from '#server/mail/mail-parts.tsx';

/** Text in Markdown with inline styles. */
export function MailMarkdown({ nodes }: { nodes: MarkdownNode[] }): ReactNode {
  const { line } = useColours();
  return nodes.map((node, index) => {
    if (typeof node === 'string') return withBreaks(node, index);
    const { tag, href, start, children } = node;
    const inside = <MailMarkdown nodes={children} />;
    if (href !== undefined)
      return (
        <MailLink key={index} href={href}>
          {inside}
        </MailLink>
      );
    const style = {
      ...styles[tag],
      ...(tag === 'blockquote' && { [`border${side()}`]: `3px solid ${line}` }),
    };
    const attributes = tag === 'blockquote' ? { className: 'quote' } : {};
    return createElement(
      tag,
      { key: index, start, style: { ...style, ...indentOf(tag) }, ...attributes },
      inside,
    );
  });
}

function withBreaks(text: string, key: number): ReactNode {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={`${key} ${index}`} />, line]));
}

const heading: CSSProperties = { margin: '32px 0 12px', lineHeight: 1.25 };
const list: CSSProperties = { margin: '0 0 16px' };

const styles: Partial<Record<MarkdownTag, CSSProperties>> = {
  p: { margin: '0 0 16px' },
  h2: { ...heading, fontSize: 22 },
  h3: { ...heading, fontSize: 18 },
  h4: { ...heading, fontSize: 16 },
  ul: list,
  ol: list,
  li: { margin: '0 0 6px' },
  blockquote: { margin: '0 0 16px' },
};

/** Mail programs do not know `inline-start`. */
const side = () => (isRightToLeft() ? 'Right' : 'Left');

function indentOf(tag: MarkdownTag): CSSProperties {
  if (tag === 'ul' || tag === 'ol') return { padding: 0, [`padding${side()}`]: 24 };
  if (tag === 'blockquote') return { padding: 0, [`padding${side()}`]: 16 };
  return {};
}
