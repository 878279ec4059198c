import type { ReactNode } from 'react';
import { useSignedIn } from '#web/features/account/account.queries.ts';
import { useIsSettled } from '#web/lib/hooks/use-is-settled.ts';
import { LazyBoundary } from '#web/ui/states/lazy-boundary.tsx';

type Props = { children: ReactNode };

/** Parts of public pages that only the owner sees; visitors do not load their scripts. */
export function ForOwner(props: Props) {
  return useIsSettled() ? <IfSignedIn {...props} /> : null;
}

function IfSignedIn({ children }: Props) {
  return useSignedIn().status === 'in' ? <LazyBoundary>{children}</LazyBoundary> : null;
}
