import type { ComponentProps } from 'react';
import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = {
  video: Video;
  /** Where it opens in a new tab instead of the player. */
  page: string | null;
  look: Pick<ComponentProps<typeof Button>, 'variant' | 'size'>;
  onWatch: (video: Video) => void;
  onNear?: () => void;
};

/** Opens the player, or the page of the video on its site. */
export function WatchAction({ video, page, look, onWatch, onNear }: Props) {
  const name = text().videos.watchTitle(video);
  const label = (
    <>
      <Play aria-hidden="true" fill="currentColor" />
      {text().videos.watch}
    </>
  );
  const onClick = () => onWatch(video);
  if (page) {
    return (
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
        aria-label={`${name} ${text().links.newTab}`}
        className={buttonClass(look)}
      >
        {label}
      </a>
    );
  }
  return (
    <Button
      {...look}
      aria-label={name}
      className="noscript:hidden"
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {label}
    </Button>
  );
}
