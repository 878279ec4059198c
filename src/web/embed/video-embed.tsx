import { text } from '#shared/language/text.ts';
import { apiPaths, itemPath } from '#shared/primitives/addresses.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { HomeLink } from '#web/embed/home-link.tsx';
import { posterOf } from '#web/features/videos/video-player.tsx';
import { VideoScreen } from '#web/features/videos/video-screen.tsx';
import { plainAddress, sourceOf, type VideoSource } from '#shared/media/video-source.ts';
import { EmbedFrame } from '#web/ui/media/embed-frame.tsx';

type Props = { video: Video; artistName: string };

/** The title is shown until the video plays. */
export function VideoEmbed({ video, artistName }: Props) {
  const source = sourceOf(video);
  return (
    <main
      data-view={`${apiPaths.videos}/${video.id}/view`}
      className="relative flex h-dvh flex-col items-center justify-center stage"
    >
      <div className="absolute inset-x-0 top-0 z-1 flex w-full items-center justify-between gap-3 bg-page/85 px-3 py-1.5 in-data-playing:hidden noscript:static">
        <h1 className="truncate text-sm font-semibold" title={video.title}>
          {video.title}
        </h1>
        <HomeLink path={itemPath('video', video)} className="shrink-0">
          {text().embed.watchAt({ artist: artistName })}
        </HomeLink>
      </div>
      <Screen video={video} source={source} />
    </main>
  );
}

function Screen({ video, source }: { video: Video; source: VideoSource }) {
  switch (source.kind) {
    case 'file':
      return (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner uploads one file, without captions
        <video
          poster={posterOf(video)}
          aria-label={video.title}
          data-id={video.id}
          data-length={video.duration ?? 0}
          data-source={JSON.stringify(source)}
          controls
          playsInline
          preload={video.thumbnail ? 'none' : 'metadata'}
          className="min-h-0 w-full grow object-contain"
        >
          {/* Without JavaScript. The frame is rarely larger than the smallest of them. */}
          {source.streams.toReversed().map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
          <source src={source.path} />
        </video>
      );
    case 'frame':
    case 'social':
      return (
        <>
          <div data-player="screen" className="grid size-full place-items-center noscript:hidden">
            <Thumbnail video={video} />
          </div>
          <template>
            <EmbedFrame embed={source.embed} title={video.title} />
          </template>
          <noscript>
            <a
              href={plainAddress(source) ?? ''}
              target="_blank"
              rel="noopener noreferrer"
              className="m-4 underline"
            >
              {text().videos.watchTitle(video)}
            </a>
          </noscript>
        </>
      );
    case 'page':
      return (
        <div data-player="page" className="contents">
          <Thumbnail video={video} />
        </div>
      );
    case 'unavailable':
    case 'none':
      return <p className="p-6 text-center">{text().embed.noVideo}</p>;
  }
}

const noop = () => undefined;

/** The largest 16:9 box that fits the frame. */
function Thumbnail({ video }: { video: Video }) {
  return (
    <div className="w-[min(100%,calc(100dvh*16/9))]">
      <VideoScreen video={video} sizes="100vw" isPlaying={false} onPlay={noop} onClose={noop} onNear={noop} />
    </div>
  );
}
