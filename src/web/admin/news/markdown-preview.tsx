import { memo, useMemo } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { parseMarkdown } from '#shared/markdown/parse-markdown.ts';
import { Markdown } from '#web/ui/markdown.tsx';

/** Memoized, because a long text takes a while. */
export default memo(function MarkdownPreview({ body }: { body: string }) {
  const content = useMemo(() => parseMarkdown(body), [body]);
  if (content.length === 0) return <p className="text-soft">{ownerText().news.nothingToPreview}</p>;
  return <Markdown content={content} />;
});
