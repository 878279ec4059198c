import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PostHeader } from '#web/features/news/post-header.tsx';
import { postQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { itemParts } from '#web/pages/item-parts.ts';
import { LatePart } from '#web/ui/late-part.tsx';
import { Markdown } from '#web/ui/markdown.tsx';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';

export default function PostPage() {
  const query = useQuery(postQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed={text().news.failed}
      back={{ href: pagePaths.news, label: text().sections.news }}
      className="mx-auto max-w-3xl"
    >
      {(post) => (
        <>
          <PostHeader post={post} />
          <div className="mt-8">
            <Markdown content={post.content} />
          </div>
          {post.attachment && (
            <LatePart id="attachment" load={itemParts.attachment.preload} className="mt-10">
              <itemParts.attachment.Part key={post.id} attachment={post.attachment} />
            </LatePart>
          )}
          <ShareButton kind="post" item={post} className="mt-10" />
          <NeighbourLinks kind="post" id={post.id} />
        </>
      )}
    </ItemPage>
  );
}
