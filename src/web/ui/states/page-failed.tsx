import { pageFailure } from '#shared/primitives/page-failure.ts';
import { Button } from '#web/ui/button.tsx';

/** A reload also loads the new scripts after an update of the site. */
export function PageFailed() {
  return (
    <div
      role="alert"
      className="shell flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-12 md:py-20"
    >
      <h1 className="font-display text-poster">{pageFailure.heading}</h1>
      <p className="max-w-prose text-xl text-pretty text-soft">{pageFailure.text}</p>
      <Button size="large" onClick={() => window.location.reload()}>
        {pageFailure.action}
      </Button>
    </div>
  );
}
