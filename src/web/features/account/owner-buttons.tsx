import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { useLogout } from '#web/features/account/use-logout.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

export default function OwnerButtons() {
  const logout = useLogout();
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
