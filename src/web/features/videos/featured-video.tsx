import type { ComponentProps } from 'react';
import { VideoFacts } from '#web/features/videos/video-facts.tsx';
import { VideoScreen } from '#web/features/videos/video-screen.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

type Props = Omit<ComponentProps<typeof VideoScreen>, 'sizes'>;

/** One video large, its title beside it. */
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
