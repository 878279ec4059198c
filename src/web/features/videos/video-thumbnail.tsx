import type { Video } from '#shared/catalogue/videos.schema.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = { video: Video; sizes: string; priority?: boolean };

/** Decorative: the title is always beside it. */
export function VideoThumbnail({ video, sizes, priority }: Props) {
  const { thumbnail, thumbnailPicture, title } = video;
  return (
    <Artwork
      path={thumbnail}
      facts={thumbnailPicture}
      title={title}
      shape="wide"
      alt=""
      sizes={sizes}
      priority={priority}
    />
  );
}
