import { isUnavailable } from '#shared/addresses.ts';
import type { Video } from '#shared/videos.ts';
import { BuiltInArt } from '#web/ui/media/art/built-in-art.tsx';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { video: Video; sizes: string };

/** The video's still, or art drawn from its title. Decoration: the title stands beside it. */
export function VideoThumbnail({ video, sizes }: Props) {
  const { thumbnail, thumbnailPicture, title } = video;
  if (!thumbnail || isUnavailable(thumbnail)) return <BuiltInArt title={title} shape="wide" />;
  return <Picture path={thumbnail} facts={thumbnailPicture} alt="" sizes={sizes} className="size-full" />;
}
