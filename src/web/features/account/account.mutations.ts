import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials, User } from '#shared/accounts.schema.ts';
import { useLocation } from 'wouter';
import { apiPaths, pagePaths } from '#shared/addresses.ts';
import { registrationQuery, userQuery } from '#web/features/account/account.queries.ts';
import type { WayBack } from '#web/features/account/way-back.ts';
import { api, messageOf } from '#web/lib/api.ts';
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
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (credentials: Credentials) => api<User>('POST', apiPaths.register, credentials),
    onSuccess: (user) => {
      // The site is empty: its new owner goes on where it is filled.
      navigate<WayBack>(pagePaths.auth, { replace: true, state: { returnTo: pagePaths.admin } });
      client.setQueryData(userQuery.queryKey, user);
      client.setQueryData(registrationQuery.queryKey, { open: false });
      toast({ title: 'Registration successful', description: `Welcome, ${user.username}!` });
    },
    onError: (error) => {
      // Somebody else may have been faster: then the form has no reason to stay.
      void client.invalidateQueries(registrationQuery);
      toast({
        title: 'Registration failed',
        description: messageOf(error, 'Could not create account'),
        variant: 'destructive',
      });
    },
  });
}
