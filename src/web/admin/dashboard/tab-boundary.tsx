import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

/** A tab loads its script when it is opened. If that fails, the other tabs still work. */
export function TabBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  // The server renders the dashboard around the tabs; their drafts are in the browser.
  const isInBrowser = useIsInBrowser();
  const { reset } = useQueryErrorResetBoundary();
  const tryAgain = () => {
    reset();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary
      attempt={attempt}
      fallback={
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-wash px-4 py-3">
          <p role="alert" className="text-danger-ink">
            {ownerText().dashboard.partFailed}
          </p>
          <Button variant="outline" size="small" onClick={tryAgain}>
            {text().site.tryAgain}
          </Button>
        </div>
      }
    >
      <Suspense fallback={<PageSpinner />}>{isInBrowser ? children : <PageSpinner />}</Suspense>
    </ErrorBoundary>
  );
}
