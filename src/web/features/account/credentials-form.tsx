import { useForm } from 'react-hook-form';
import type { Credentials } from '#shared/accounts.schema.ts';
import { lazyResolver } from '#web/lib/lazy-resolver.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = {
  submitLabel: string;
  pendingLabel: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  isPending: boolean;
  /** What keeps anybody from signing in or registering here, for longer than a toast stands. */
  problem?: string;
  onSubmit: (credentials: Credentials) => void;
};

const resolver = lazyResolver<Credentials>(async () => {
  const { credentialsSchema } = await import('#shared/accounts.schema.ts');
  return credentialsSchema;
});

export function CredentialsForm({
  submitLabel,
  pendingLabel,
  passwordAutoComplete,
  isPending,
  problem,
  onSubmit,
}: Props) {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <TextField
        label="Username"
        error={errors.username?.message}
        {...register('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Password"
        error={errors.password?.message}
        {...register('password')}
        type="password"
        autoComplete={passwordAutoComplete}
      />
      {problem && (
        <p className="rounded-field bg-danger-wash px-4 py-3 text-sm text-pretty text-danger-ink">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" className="mt-1" disabled={isPending}>
        {isPending ? pendingLabel : submitLabel}
      </Button>
    </form>
  );
}
