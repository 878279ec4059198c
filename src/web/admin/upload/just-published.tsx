import type { PageKind } from '#shared/primitives/addresses.ts';
import { goToTarget, type UploadFormName } from '#web/admin/navigation.tsx';
import type { Stored } from '#web/admin/upload/send-once.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { createStore } from '#web/lib/store.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const PublishedCard = lazyPart(() => import('#web/admin/upload/published-card.tsx'));

export type Published = { kind: PageKind; item: Stored };

/** What the owner uploaded last. */
export const justPublished = createStore<Published | null>(null);

type Props = { kinds: PageKind[]; form: UploadFormName };

/** Stays above the form until it is closed or something else is uploaded. */
export function JustPublished({ kinds, form }: Props) {
  const published = justPublished.use();
  if (!published || !kinds.includes(published.kind)) return null;
  const close = () => {
    justPublished.set(null);
    goToTarget(form);
  };
  return (
    <LazyBoundary>
      <PublishedCard.Part key={`${published.kind} ${published.item.id}`} {...published} onClose={close} />
    </LazyBoundary>
  );
}
