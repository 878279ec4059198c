import { memo } from 'react';
import { holdEarlySubmit, signUpForm } from '#web/features/newsletter/sign-up.ts';
import { HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

/**
 * The form for the newsletter, which is usually far below. A render of the page would remove it while it waits, so it is
 * not rendered again with it.
 */
export const LateSignUp = memo(function LateSignUp({ className }: { className: string }) {
  return (
    <div id="newsletter" ref={holdEarlySubmit} className={className}>
      <LazyBoundary>
        <HydrateWhenNear id="newsletter">
          <signUpForm.Part />
        </HydrateWhenNear>
      </LazyBoundary>
    </div>
  );
});
