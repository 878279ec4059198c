import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { cn } from '#web/ui/cn.ts';
import { CreditsAndLinks } from '#web/ui/page/credits-and-links.tsx';

/** Description, credits and links. */
export function VideoNotes({ video }: { video: VideoDetails }) {
  const { description, credits, links } = video;
  const hasNotes = credits !== null || links.length > 0;
  if (!description && !hasNotes) return null;
  return (
    <div
      className={cn(
        'mt-10 grid gap-10 lg:gap-16',
        description && hasNotes && 'lg:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      {description && (
        <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      {hasNotes && (
        <div className="flex flex-col gap-8">
          <CreditsAndLinks credits={credits} links={links} action="find" />
        </div>
      )}
    </div>
  );
}
