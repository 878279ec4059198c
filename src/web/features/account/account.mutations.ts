import { useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import type { Credentials, Registering, User } from '#shared/accounts/accounts.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { registrationQuery, userQuery } from '#web/features/account/account.queries.ts';
import { api, messageOf } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/toast/toast.ts';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api<User>('POST', apiPaths.login, credentials),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      toast({
        title: text().account.login.done,
        description: text().account.login.welcome({ name: user.username }),
      });
    },
    onError: (error) =>
      toast({
        title: text().account.login.failed,
        description: messageOf(error, text().account.login.refused),
        variant: 'destructive',
      }),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Registering) => api<User>('POST', apiPaths.register, credentials),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      client.setQueryData(registrationQuery.queryKey, { open: false });
      toast({
        title: text().account.register.done,
        description: text().account.register.welcome({ name: user.username }),
      });
    },
    onError: (error) => {
      // Registration may be closed by now.
      void client.invalidateQueries(registrationQuery);
      toast({
        title: text().account.register.failed,
        description: messageOf(error, text().account.register.refused),
        variant: 'destructive',
      });
    },
  });
}
