import { useState } from 'react';
import { isUnavailable } from '#shared/addresses.ts';
import { pictureWidths, resizedPicture } from '#shared/pictures.ts';
import type { Video } from '#shared/videos.schema.ts';
import { sourceOf } from '#shared/video-source.ts';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';

type Props = {
  video: Video;
  /** Told the film's width by its height, once that is known. */
  onShape?: (shape: number) => void;
  /** Where the pressed button is replaced by the player, the keyboard goes on in the player. */
  takesFocus?: boolean;
};

const takeFocus = (film: HTMLVideoElement | null) => film?.focus({ preventScroll: true });

/** Fills its box with whatever the video is. */
export function VideoPlayer({ video, onShape, takesFocus }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const source = sourceOf(video);
  switch (source.kind) {
    case 'file':
      if (hasFailed)
        return (
          <PlayerMessage>
            The video could not be played. Please try again later, or in another browser.
          </PlayerMessage>
        );
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner uploads one file, without captions
        <video
          ref={takesFocus ? takeFocus : undefined}
          src={source.path}
          poster={posterOf(video)}
          aria-label={video.title}
          controls
          autoPlay
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget: film }) => {
            if (film.videoHeight > 0) onShape?.(film.videoWidth / film.videoHeight);
          }}
          onError={() => setHasFailed(true)}
          className="size-full object-contain"
        />
      );
    case 'frame':
    case 'social':
      return <EmbedFrame embed={source.embed} title={video.title} takesFocus={takesFocus} />;
    case 'unavailable':
      return <PlayerMessage>Video not available in deployment</PlayerMessage>;
    case 'page':
    case 'none':
      return <PlayerMessage>No video source available</PlayerMessage>;
  }
}

/** A poster knows no srcset: the largest copy is offered, never the owner's original of many megabytes. */
export function posterOf({ thumbnail, thumbnailPicture: facts }: Video): string | undefined {
  if (!thumbnail || isUnavailable(thumbnail)) return undefined;
  const width = facts && !facts.animated ? pictureWidths(facts.width).at(-1) : undefined;
  return width ? resizedPicture(thumbnail, width, 'jpeg') : thumbnail;
}

function PlayerMessage({ children }: { children: string }) {
  return <p className="grid size-full place-items-center p-6 text-center stage">{children}</p>;
}
