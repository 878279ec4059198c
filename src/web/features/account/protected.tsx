import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { renderedForOwnerQuery, useSignedIn } from '#web/features/account/account.queries.ts';
import { returnToCurrentPage } from '#web/features/account/return-path.ts';
import { PageFailed } from '#web/ui/states/page-failed.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';

/** Redirects to the sign-in page unless the owner is signed in. */
export function Protected({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const isForOwner = useQueryClient().getQueryData(renderedForOwnerQuery.queryKey) ?? false;
  const isUnknown = signedIn.status === 'unknown';
  if (isUnknown && !isForOwner)
    return (
      <>
        <NeedsScript />
        <div className="noscript:hidden">
          <PageSpinner />
        </div>
      </>
    );
  if (signedIn.status === 'failed') return <PageFailed />;
  return signedIn.status === 'in' || isUnknown ? (
    <>
      {isForOwner && <NeedsScript />}
      <div className="contents noscript:hidden">{children}</div>
    </>
  ) : (
    <Redirect to={pagePaths.auth} state={returnToCurrentPage()} replace />
  );
}

export function NeedsScript() {
  return (
    <noscript>
      <p className="shell py-16 text-lg">{text().account.needsScript}</p>
    </noscript>
  );
}
