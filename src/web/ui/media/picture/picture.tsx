import type { PictureFacts } from '#shared/pictures.schema.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import { cn } from '#web/ui/cn.ts';
import { placeholderBackground } from '#web/ui/media/picture/placeholder.ts';
import { sourceFormats, sourceSet } from '#web/ui/media/picture/sources.ts';

type Props = {
  path: string;
  /** Null for pictures the server has not measured: the original is shown, and `className` sets its shape. */
  facts: PictureFacts | null;
  alt: string;
  /** How wide it stands on the page, as in the sizes attribute: '(min-width: 768px) 33vw, 50vw'. */
  sizes: string;
  /** For what a visitor sees first, and nothing else: everything further down waits for it. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** What a crop keeps in sight, where that is not what the facts say. */
  focus?: PictureFacts['focus'];
  /** On the box around the picture: its shape, place and corners. */
  className?: string;
};

/** The one way a picture gets on a page: right format and size, space kept, colours there before it is. */
export function Picture({
  path,
  facts,
  alt,
  sizes,
  priority,
  fit = 'cover',
  focus = facts?.focus,
  className,
}: Props) {
  const formats = facts ? sourceFormats(facts) : [];
  const original = facts?.width ?? 0;
  // The JPEG of an animated picture would stand still, so the original takes its place.
  const jpeg = facts !== null && !facts.animated;
  const largest = pictureWidths(original).at(-1) ?? original;
  return (
    <picture
      className={cn('block overflow-hidden', className)}
      style={{ background: placeholderBackground(facts?.thumbhash ?? null) }}
    >
      {formats.map((format) => (
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
        decoding="async"
        sizes={jpeg ? sizes : undefined}
        srcSet={jpeg ? sourceSet(path, original, 'jpeg') : undefined}
        src={jpeg ? resizedPicture(path, largest, 'jpeg') : path}
        width={facts?.width}
        height={facts?.height}
        alt={alt}
        className={cn('block size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        style={fit === 'cover' && focus ? { objectPosition: cropPosition(focus) } : undefined}
      />
    </picture>
  );
}

/** In whole hundredths: what a crop leaves out, it takes from the side away from the focus. */
function cropPosition({ x, y }: NonNullable<PictureFacts['focus']>): string {
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}
