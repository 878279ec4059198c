import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** Asks again for what is missing. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Something could not be loaded: said aloud, in place of what is missing, with a way to try again. */
export function ErrorState({ onRetry, children }: Props) {
  const retry = (event: MouseEvent) => {
    // The button goes away with the error: the keyboard goes on from the part of the page around it.
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <div className="flex flex-col items-center gap-5 rounded-panel bg-danger-wash px-6 py-12 text-center font-medium text-danger-ink">
      <p role="alert" className="flex items-center justify-center gap-3">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        {children}
      </p>
      {onRetry && (
        <Button variant="outline" onClick={retry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
