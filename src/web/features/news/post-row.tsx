import { Link } from 'wouter';
import type { Post } from '#shared/catalogue/posts.schema.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = {
  post: Post;
  /** Of the heading. */
  level: 2 | 3;
  /** For pictures in the first screen. */
  priority?: boolean;
};

/** The link covers the whole row. */
export function PostRow({ post, level, priority }: Props) {
  const { title, excerpt, publishedAt, imagePath, picture } = post;
  const Heading = `h${level}` as const;
  return (
    <li className="group relative flex gap-x-5 border-t border-line py-6 md:gap-x-10 md:py-8">
      <div className="grid min-w-0 grow content-start gap-x-8 gap-y-2 md:grid-cols-[8rem_minmax(0,1fr)]">
        <p className="text-sm text-soft md:pt-1.5">
          <LocalDate iso={publishedAt} format={shortDate} />
        </p>
        <div className="min-w-0">
          <Heading dir="auto" className="text-as-parent font-display text-title wrap-anywhere">
            <Link
              href={itemPath('post', post)}
              className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </Heading>
          <p dir="auto" className="mt-2 line-clamp-3 max-w-prose text-as-parent wrap-anywhere text-soft">
            {excerpt}
          </p>
        </div>
      </div>
      {imagePath && (
        <Picture
          path={imagePath}
          facts={picture}
          alt=""
          sizes="(min-width: 768px) 240px, 96px"
          priority={priority}
          className="aspect-square w-24 shrink-0 self-start rounded-media md:aspect-[3/2] md:w-60"
        />
      )}
    </li>
  );
}
