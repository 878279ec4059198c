import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials, User } from '#shared/accounts/accounts.schema.ts';
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
      toast({ title: 'Login successful', description: `Welcome back, ${user.username}!` });
    },
    onError: (error) =>
      toast({
        title: 'Login failed',
        description: messageOf(error, 'Invalid username or password'),
        variant: 'destructive',
      }),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api<User>('POST', apiPaths.register, credentials),
    onSuccess: (user) => {
      client.setQueryData(userQuery.queryKey, user);
      client.setQueryData(registrationQuery.queryKey, { open: false });
      toast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
    },
    onError: (error) => {
      // Registration may be closed by now.
      void client.invalidateQueries(registrationQuery);
      toast({
        title: 'Registration failed',
        description: messageOf(error, 'Could not create account'),
        variant: 'destructive',
      });
    },
  });
}
