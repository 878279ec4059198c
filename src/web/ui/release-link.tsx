import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { track: Pick<Track, 'title' | 'release'>; className?: string };

/** An album named after its song is not named twice. */
export function ReleaseLink({ track: { title, release }, className }: Props) {
  if (!release) return null;
  return (
    <Link
      href={itemPath('release', release)}
      title={release.title}
      className={cn(
        'touch-target relative block truncate text-sm leading-6 text-soft underline decoration-line underline-offset-4 transition-colors hover:text-ink hover:decoration-accent',
        className,
      )}
    >
      {release.title === title
        ? text().releases.fromSame[release.releaseType]
        : text().releases.from({ title: release.title })}
    </Link>
  );
}
