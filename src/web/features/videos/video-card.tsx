import type { ComponentProps } from 'react';
import { VideoFacts } from '#web/features/videos/video-facts.tsx';
import { VideoScreen } from '#web/features/videos/video-screen.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

type Props = Omit<ComponentProps<typeof VideoScreen>, 'sizes'>;

export function VideoCard(props: Props) {
  return (
    <article className="flex flex-col gap-1">
      <VideoScreen
        {...props}
        sizes="(min-width: 1340px) 390px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw"
      />
      <h3 className="mt-3 font-display text-title">
        <TitleLink kind="video" item={props.video} />
      </h3>
      <VideoFacts video={props.video} />
    </article>
  );
}

export function FeaturedVideo(props: Props) {
  return (
    <article className="grid grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:gap-8 lg:gap-10">
      <VideoScreen
        {...props}
        sizes="(min-width: 1340px) 745px, (min-width: 768px) calc(57vw - 22px), calc(100vw - 40px)"
      />
      <div>
        <h3 className="font-display text-heading">
          <TitleLink kind="video" item={props.video} />
        </h3>
        <div className="mt-2 md:mt-3">
          <VideoFacts video={props.video} />
        </div>
      </div>
    </article>
  );
}
