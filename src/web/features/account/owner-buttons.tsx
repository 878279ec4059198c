import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { text } from '#shared/language/text.ts';
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
        {text().account.admin}
      </Link>
      <Button variant="quiet" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
        {logout.isPending ? text().account.logout.pending : text().account.logout.submit}
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
      toast({ title: text().account.logout.done, description: text().account.logout.doneText });
    },
    onError: (error) =>
      toast({
        title: text().account.logout.failed,
        description: messageOf(error, text().account.logout.tryAgain),
        variant: 'destructive',
      }),
  });
}
