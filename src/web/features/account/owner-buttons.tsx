import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { pagePaths, apiPaths } from '#shared/primitives/addresses.ts';
import { userQuery } from '#web/features/account/account.queries.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

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

function useLogout() {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  return useMutation({
    mutationFn: () => api('POST', apiPaths.logout),
    onSuccess: () => {
      client.setQueryData(userQuery.queryKey, null);
      // Without a return path, because the next user did not come from the dashboard.
      if (path === pagePaths.admin) navigate(pagePaths.auth, { replace: true });
      client.removeQueries({ queryKey: [apiPaths.messages] });
      discardAllDrafts();
      toast({ title: 'Logged out', description: 'You have been successfully logged out' });
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  });
}
