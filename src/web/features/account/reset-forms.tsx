import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { text } from '#shared/language/text.ts';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { api, ApiError, messageOf } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** The response is the same for every name, so that nobody learns who has an account. */
export function ForgotForm() {
  const { username, forgot } = text().account;
  const request = useMutation({
    mutationFn: (name: string) => api('POST', apiPaths.forgotPassword, { username: name }),
  });
  return (
    <AccountForm title={forgot.title} subtitle={forgot.subtitle}>
      <FieldForm
        label={username}
        submit={forgot.submit}
        isPending={request.isPending}
        error={request.error}
        autoComplete="username"
        onSubmit={request.mutate}
      />
      <output className="block text-pretty">{request.isSuccess && forgot.sent}</output>
    </AccountForm>
  );
}

export function ResetForm({ token }: { token: string }) {
  const [, navigate] = useLocation();
  const { reset } = text().account;
  const change = useMutation({
    mutationFn: (password: string) => api('POST', apiPaths.resetPassword, { token, password }),
    onSuccess: () => {
      toast({ title: reset.done, description: reset.doneText });
      navigate(pagePaths.auth, { replace: true });
    },
  });
  return (
    <AccountForm title={reset.title} subtitle={reset.subtitle}>
      <FieldForm
        label={reset.password}
        submit={reset.submit}
        isPending={change.isPending}
        error={change.error}
        type="password"
        autoComplete="new-password"
        onSubmit={change.mutate}
      />
    </AccountForm>
  );
}

type AccountFormProps = { title: string; subtitle: string; children: ReactNode };

function AccountForm({ title, subtitle, children }: AccountFormProps) {
  return (
    <div className="flex w-full max-w-md flex-col gap-8">
      <div>
        <h1 className="font-display text-headline">{title}</h1>
        <p className="mt-2 text-pretty text-soft">{subtitle}</p>
      </div>
      {children}
      <Link href={pagePaths.auth} className="inline-flex min-h-11 items-center self-start underline">
        {text().account.forgot.back}
      </Link>
    </div>
  );
}

type FieldFormProps = {
  label: string;
  submit: string;
  isPending: boolean;
  error: Error | null;
  type?: 'password';
  autoComplete: string;
  onSubmit: (value: string) => void;
};

/** The server validates: there is one field. */
function FieldForm({ label, submit, isPending, error, onSubmit, ...input }: FieldFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('value');
    onSubmit(typeof value === 'string' ? value : '');
  };
  return (
    <form noValidate method="post" className="flex flex-col gap-5" onSubmit={send}>
      <TextField
        label={label}
        error={error ? reasonOf(error) : undefined}
        name="value"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
      <Button type="submit" size="large" className="mt-1" disabled={isPending}>
        {submit}
      </Button>
    </form>
  );
}

function reasonOf(error: Error): string {
  return (error instanceof ApiError && error.reason) || messageOf(error, text().site.failed);
}
