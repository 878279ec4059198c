import { pictureFormats, pictureWidths, resizedPicture, type PictureFacts } from '#shared/pictures.ts';
import { cn } from '#web/ui/cn.ts';
import { placeholderBackground } from './placeholder.ts';

type Props = {
  path: string;
  /** Null for pictures the server has not measured: the original is shown, and `className` sets its shape. */
  facts: PictureFacts | null;
  alt: string;
  /** How wide it stands on the page, as in the sizes attribute: '(min-width: 768px) 33vw, 50vw'. */
  sizes: string;
  /** For the one picture a visitor sees first. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** On the box around the picture: its shape, place and corners. */
  className?: string;
};

/** Where the browser may find the picture in one format, width by width. */
function sourceSet(path: string, originalWidth: number, format: (typeof pictureFormats)[number]): string {
  return pictureWidths(originalWidth)
    .map((width) => `${resizedPicture(path, width, format)} ${width}w`)
    .join(', ');
}

/** The one way a picture gets on a page: right format and size, space kept, colours there before it is. */
export function Picture({ path, facts, alt, sizes, priority, fit = 'cover', className }: Props) {
  const resized = facts && !facts.animated ? facts : null;
  const original = facts?.width ?? 0;
  const largest = resized && pictureWidths(original).at(-1);
  return (
    <picture
      className={cn('block overflow-hidden', className)}
      style={{ background: placeholderBackground(facts?.thumbhash ?? null) }}
    >
      {resized &&
        pictureFormats
          .filter((format) => format !== 'jpeg')
          .map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={sourceSet(path, original, format)}
              sizes={sizes}
            />
          ))}
      <img
        // Before src: some browsers start fetching as soon as src is set.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        sizes={resized ? sizes : undefined}
        srcSet={resized ? sourceSet(path, original, 'jpeg') : undefined}
        src={largest ? resizedPicture(path, largest, 'jpeg') : path}
        width={facts?.width}
        height={facts?.height}
        alt={alt}
        className={cn('block size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
    </picture>
  );
}
