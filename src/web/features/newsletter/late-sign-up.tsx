import { memo } from 'react';
import { holdEarlySubmit, signUpForm } from '#web/features/newsletter/sign-up.ts';
import { HydrateWhenNear } from '#web/lib/lazy/hydrate-when-near.tsx';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

/**
 * The form for the newsletter, which is usually far below. Memoized: if it rendered again with the page while it waits for
 * hydration, React would discard the server's form.
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
