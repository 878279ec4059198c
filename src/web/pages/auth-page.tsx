import { Redirect } from 'wouter';
import { useSignedIn } from '#web/features/account/account.queries.ts';
import { AuthCard } from '#web/features/account/auth-card.tsx';
import { AuthFrame } from '#web/features/account/auth-frame.tsx';
import { useReturnPath } from '#web/features/account/return-path.ts';
import { PageFailed } from '#web/ui/states/page-failed.tsx';

export default function AuthPage() {
  const signedIn = useSignedIn();
  const returnPath = useReturnPath();
  if (signedIn.status === 'in') return <Redirect to={returnPath} replace />;
  if (signedIn.status === 'failed') return <PageFailed />;
  return (
    <AuthFrame>
      <AuthCard />
    </AuthFrame>
  );
}
