import { useSignedIn } from '#web/features/account/account.queries.ts';
import { useIsSettled } from '#web/lib/hooks/use-is-settled.ts';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

const { Part: OwnerButtons } = lazyPart(() => import('#web/features/account/owner-buttons.tsx'));

/** The owner's buttons in the header; visitors do not load their script. */
export function AccountButtons() {
  return useIsSettled() ? <ButtonsIfSignedIn /> : null;
}

function ButtonsIfSignedIn() {
  const signedIn = useSignedIn();
  if (signedIn.status !== 'in') return null;
  return (
    <LazyBoundary>
      <OwnerButtons />
    </LazyBoundary>
  );
}
