const inlineTags = ['em', 'strong', 'a'] as const;
const blockTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'] as const;

/** The elements of a text in Markdown. A line break is a newline in the text. */
export const markdownTags = [...inlineTags, ...blockTags] as const;
export type MarkdownTag = (typeof markdownTags)[number];

export function isInline(tag: MarkdownTag): boolean {
  return inlineTags.some((each) => each === tag);
}
