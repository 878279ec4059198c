import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  onRetry?: () => void;
  children: ReactNode;
};

export function ErrorState({ onRetry, children }: Props) {
  const retry = (event: MouseEvent) => {
    // The button disappears with the error, so the focus moves to the section around it.
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
          {text().site.tryAgain}
        </Button>
      )}
    </div>
  );
}
