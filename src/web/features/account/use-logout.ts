import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { apiPaths, pagePaths } from '#shared/addresses.ts';
import { userQuery } from '#web/features/account/account.queries.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/toast/toast.ts';

/** Apart from signing in: this one is part of every page's header. */
export function useLogout() {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  return useMutation({
    mutationFn: () => api('POST', apiPaths.logout),
    onSuccess: () => {
      client.setQueryData(userQuery.queryKey, null);
      // Straight to the sign-in page: whoever signs in there next did not come from the dashboard.
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
