import { useCallback, useMemo, useState } from 'react';
import { text } from '#shared/language/text.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { pictureWidths, resizedPicture } from '#shared/media/pictures.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { sourceOf, type VideoSource } from '#shared/media/video-source.ts';
import { loadVideo } from '#web/lib/playback/load-video.ts';
import { countVideoPlay } from '#web/lib/statistics/count-plays.ts';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';

type Props = {
  video: Video;
  /** Called with width by height, once known. */
  onAspectRatio?: (aspectRatio: number) => void;
  /** When it replaces the pressed button. */
  takesFocus?: boolean;
};

export function VideoPlayer({ video, onAspectRatio, takesFocus }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const { id: videoId, duration } = video;
  // Read again, it is another object: that must not load the same file again.
  const sourceKey = JSON.stringify(sourceOf(video));
  const source = useMemo(() => JSON.parse(sourceKey) as VideoSource, [sourceKey]);
  const onScreen = useCallback(
    (element: HTMLVideoElement) => {
      if (source.kind !== 'file') return undefined;
      if (takesFocus) element.focus({ preventScroll: true });
      const stopLoading = loadVideo(element, source, () => setHasFailed(true));
      const stopCounting = countVideoPlay(element, videoId, duration);
      return () => {
        stopCounting();
        stopLoading();
      };
    },
    [takesFocus, source, videoId, duration],
  );
  switch (source.kind) {
    case 'file':
      if (hasFailed) return <PlayerMessage>{text().videos.broken}</PlayerMessage>;
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner uploads one file, without captions
        <video
          ref={onScreen}
          poster={posterOf(video)}
          aria-label={video.title}
          controls
          autoPlay
          playsInline
          preload="auto"
          onLoadedMetadata={({ currentTarget: element }) => {
            if (element.videoHeight > 0) onAspectRatio?.(element.videoWidth / element.videoHeight);
          }}
          className="size-full object-contain"
        />
      );
    case 'frame':
    case 'social':
      return <EmbedFrame embed={source.embed} title={video.title} takesFocus={takesFocus} />;
    case 'unavailable':
      return <PlayerMessage>{text().videos.unavailable}</PlayerMessage>;
    case 'page':
    case 'none':
      return <PlayerMessage>{text().videos.noSource}</PlayerMessage>;
  }
}

/** A poster has no srcset, so the largest resized copy is used instead of the original. */
export function posterOf({ thumbnail, thumbnailPicture: facts }: Video): string | undefined {
  if (!thumbnail || isUnavailable(thumbnail)) return undefined;
  const width = facts && !facts.animated ? pictureWidths(facts.width).at(-1) : undefined;
  return width ? resizedPicture(thumbnail, width, 'jpeg') : thumbnail;
}

function PlayerMessage({ children }: { children: string }) {
  return <p className="grid size-full place-items-center p-6 text-center stage">{children}</p>;
}
