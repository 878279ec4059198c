import type { PictureFacts } from '#shared/media/pictures.schema.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import { cn } from '#web/ui/cn.ts';
import { placeholderBackground } from '#web/ui/media/picture/thumbhash.ts';
import { sourceFormats, sourceSet } from '#web/ui/media/picture/sources.ts';

type Props = {
  path: string;
  /** Null for pictures the server has not measured: the original is shown. */
  facts: PictureFacts | null;
  alt: string;
  /** The sizes attribute: '(min-width: 768px) 33vw, 50vw'. */
  sizes: string;
  /** For pictures in the first screen. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  /** Overrides the focal point of the facts. */
  focus?: PictureFacts['focus'];
  /** For the box around the picture. */
  className?: string;
};

/** Every picture of the site: responsive formats and sizes, reserved space and a colour placeholder. */
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
  // A JPEG is not animated, so animated pictures fall back to the original.
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
        // Before src, because some browsers start loading as soon as src is set.
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

function cropPosition({ x, y }: NonNullable<PictureFacts['focus']>): string {
  return `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
}
