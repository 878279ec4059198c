import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { useSignedIn } from '#web/features/account/account.queries.ts';
import { useLogout } from '#web/features/account/use-logout.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** What the header adds for the owner; visitors see nothing of it. */
export function AccountButtons() {
  const signedIn = useSignedIn();
  const logout = useLogout();
  if (signedIn.status !== 'in') return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Link href={pagePaths.admin} className={buttonClass({ variant: 'outline', size: 'small' })}>
        Admin
      </Link>
      <Button variant="quiet" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
        {logout.isPending ? 'Logging out...' : 'Logout'}
      </Button>
    </div>
  );
}
