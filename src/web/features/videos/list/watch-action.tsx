import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { pageInNewTab, plainAddress, sourceOf } from '#shared/media/video-source.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = { video: Video; onWatch: (video: Video) => void; onNear: () => void };

/** Opens the player, or the page of the video on its site. */
export function WatchAction({ video, onWatch, onNear }: Props) {
  const page = pageInNewTab(video);
  if (page) {
    return (
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => onWatch(video)}
        aria-label={`${text().videos.watchTitle(video)} ${text().links.newTab}`}
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        <WatchLabel />
      </a>
    );
  }
  const address = plainAddress(sourceOf(video));
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={text().videos.watchTitle(video)}
        className="noscript:hidden"
        onClick={() => onWatch(video)}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <WatchLabel />
      </Button>
      {address && (
        <noscript>
          <a href={address} className="underline">
            {text().videos.watch}
          </a>
        </noscript>
      )}
    </>
  );
}

function WatchLabel() {
  return (
    <>
      <Play aria-hidden="true" fill="currentColor" />
      {text().videos.watch}
    </>
  );
}
