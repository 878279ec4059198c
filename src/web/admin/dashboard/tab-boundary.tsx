import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

type Props = {
  /** Whether the server renders the children, which must not depend on the browser then. */
  isInHtml?: boolean;
  children: ReactNode;
};

/** A tab loads its script when it is opened. If that fails, the other tabs still work. */
export function TabBoundary({ isInHtml = false, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const isShown = useIsInBrowser(!isInHtml) || isInHtml;
  const { reset } = useQueryErrorResetBoundary();
  const tryAgain = () => {
    reset();
    setAttempt(attempt + 1);
  };
  return (
    <ErrorBoundary attempt={attempt} fallback={<PartFailed onTryAgain={tryAgain} />}>
      <Suspense fallback={<PageSpinner />}>{isShown ? children : <PageSpinner />}</Suspense>
    </ErrorBoundary>
  );
}

export function PartFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-danger-wash px-4 py-3">
      <p role="alert" className="text-danger-ink">
        {ownerText().dashboard.partFailed}
      </p>
      <Button variant="outline" size="small" onClick={onTryAgain}>
        {text().site.tryAgain}
      </Button>
    </div>
  );
}
