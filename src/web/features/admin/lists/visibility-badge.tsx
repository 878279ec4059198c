import type { Visibility } from '#shared/visibility.ts';
import { visibilityText } from '#web/features/admin/fields/schedule.ts';
import { Badge } from '#web/ui/badge.tsx';

type Props = {
  item: { visibility: Visibility; publishAt: string | null };
  variant?: 'neutral' | 'media';
};

/** Says that visitors do not see it, and from when on they will. */
export function VisibilityBadge({ item, variant }: Props) {
  if (item.visibility === 'published') return null;
  return (
    <Badge variant={variant} className="rounded-xl! py-0.5 text-start leading-tight">
      {visibilityText(item)}
    </Badge>
  );
}
