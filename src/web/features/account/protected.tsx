import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { useSignedIn } from '#web/features/account/account.queries.ts';
import { wayBackHere } from '#web/features/account/way-back.ts';
import { NeedsScript } from '#web/ui/states/needs-script.tsx';
import { PageFailed } from '#web/ui/states/page-failed.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';

/** Shows its content to the owner and leads everybody else to the sign-in page. */
export function Protected({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  if (signedIn.status === 'unknown')
    return (
      <>
        <NeedsScript />
        <div className="noscript:hidden">
          <PageSpinner />
        </div>
      </>
    );
  if (signedIn.status === 'failed') return <PageFailed />;
  return signedIn.status === 'in' ? children : <Redirect to={pagePaths.auth} state={wayBackHere()} replace />;
}
