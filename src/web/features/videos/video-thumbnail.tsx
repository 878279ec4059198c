import type { Video } from '#shared/videos.schema.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';

type Props = { video: Video; sizes: string; priority?: boolean };

/** The video's still, or art drawn from its title. Decoration: the title stands beside it. */
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
