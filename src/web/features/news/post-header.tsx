import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { cn } from '#web/ui/cn.ts';
import { LocalDate } from '#web/ui/local-date.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

/** The whole picture in its own shape. */
export function PostHeader({ post }: { post: PostDetails }) {
  const { title, publishedAt, imagePath, picture } = post;
  const isPortrait = picture !== null && picture.height > picture.width;
  return (
    <header>
      <p className="text-sm text-soft">
        <LocalDate iso={publishedAt} format={shortDate} />
      </p>
      <h1 dir="auto" className="mt-2 text-as-parent font-display text-headline text-balance wrap-anywhere">
        {title}
      </h1>
      {imagePath && (
        <Picture
          path={imagePath}
          facts={picture}
          alt=""
          sizes={isPortrait ? '(min-width: 640px) 448px, 92vw' : '(min-width: 840px) 768px, 92vw'}
          priority
          className={cn('mt-8 rounded-media', isPortrait && 'max-w-md')}
        />
      )}
    </header>
  );
}
