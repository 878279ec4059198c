import { text } from '#shared/language/text.ts';
import { Button } from '#web/ui/button.tsx';

/** A reload also loads the new scripts after an update of the site. */
export function PageFailed() {
  return (
    <div
      role="alert"
      className="shell flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-12 md:py-20"
    >
      <h1 className="font-display text-poster">{text().pageFailure.title}</h1>
      <p className="max-w-prose text-xl text-pretty text-soft">{text().pageFailure.text}</p>
      <Button size="large" onClick={() => window.location.reload()}>
        {text().site.tryAgain}
      </Button>
    </div>
  );
}
