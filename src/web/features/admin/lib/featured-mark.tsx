import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function FeaturedMark({ featured }: { featured: boolean }) {
  return featured ? (
    <span className="inline-flex align-middle">
      <Check aria-hidden="true" strokeWidth={2.5} className="size-5 text-success-ink" />
      <VisuallyHidden>Featured</VisuallyHidden>
    </span>
  ) : (
    <span className="inline-flex align-middle">
      <Minus aria-hidden="true" className="size-5 text-edge" />
      <VisuallyHidden>Not featured</VisuallyHidden>
    </span>
  );
}
