import { createElement, type CSSProperties, type ReactNode } from 'react';
import { isRightToLeft } from '#shared/language/text.ts';
import type { MarkdownTag } from '#shared/markdown/markdown-tags.ts';
import type { MailColours } from '#server/mail/mail-look.ts';
import type { MarkdownNode } from '#server/mail/markdown-tree.ts';
import { MailLink, useColours } from '#server/mail/mail-parts.tsx';

/** Text in Markdown with inline styles. */
export function MailMarkdown({
  nodes,
  isInList = false,
}: {
  nodes: MarkdownNode[];
  isInList?: boolean;
}): ReactNode {
  const styles = stylesOf(useColours(), isInList);
  return nodes.map((node, index) => {
    if (typeof node === 'string') return withBreaks(node, index);
    const { tag, href, start, children } = node;
    const inside = <MailMarkdown nodes={children} isInList={isInList || tag === 'li'} />;
    if (href !== undefined)
      return (
        <MailLink key={index} href={href}>
          {inside}
        </MailLink>
      );
    const className = tag === 'blockquote' ? 'line' : undefined;
    return createElement(tag, { key: index, start, className, style: styles[tag] }, inside);
  });
}

function withBreaks(text: string, key: number): ReactNode {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={`${key} ${index}`} />, line]));
}

function stylesOf({ line }: MailColours, isInList: boolean): Partial<Record<MarkdownTag, CSSProperties>> {
  // Mail programs do not know `inline-start`.
  const side = isRightToLeft() ? 'Right' : 'Left';
  const heading = { margin: '32px 0 12px', lineHeight: 1.25 };
  const block = { margin: isInList ? '6px 0' : '0 0 16px' };
  const list = { ...block, padding: 0, [`padding${side}`]: 24 };
  return {
    p: block,
    h2: { ...heading, fontSize: 22 },
    h3: { ...heading, fontSize: 18 },
    h4: { ...heading, fontSize: 16 },
    ul: list,
    ol: list,
    li: { margin: '0 0 6px' },
    blockquote: {
      ...block,
      padding: 0,
      [`padding${side}`]: 16,
      [`border${side}`]: `3px solid ${line}`,
    },
  };
}
