import type { Schedule } from '#shared/visibility.ts';
import { visibilityText } from '#web/features/admin/fields/schedule.ts';
import { Badge } from '#web/ui/badge.tsx';

type Props = {
  /** Of a song, at times, no more than its title is known. */
  item: Partial<Schedule>;
  variant?: 'neutral' | 'media';
};

/** Says that visitors do not see it, and from when on they will. */
export function VisibilityBadge({ item: { visibility = 'published', publishAt = null }, variant }: Props) {
  if (visibility === 'published') return null;
  return (
    <Badge variant={variant} className="rounded-xl! py-0.5 text-start leading-tight">
      {visibilityText({ visibility, publishAt })}
    </Badge>
  );
}
