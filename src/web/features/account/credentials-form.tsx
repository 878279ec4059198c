import { useForm, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { text } from '#shared/language/text.ts';
import type { Registering } from '#shared/accounts/accounts.schema.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = {
  submitLabel: string;
  pendingLabel: string;
  passwordAutoComplete: 'current-password' | 'new-password';
  asksForEmail?: boolean;
  isPending: boolean;
  /** An error that stays longer than a toast. */
  problem?: string;
  onSubmit: (credentials: Registering) => void;
};

const resolver = lazyResolver<Registering>(async () => {
  const { registerSchema } = await import('#shared/accounts/accounts.schema.ts');
  return registerSchema;
});

export function CredentialsForm({
  submitLabel,
  pendingLabel,
  passwordAutoComplete,
  asksForEmail,
  isPending,
  problem,
  onSubmit,
}: Props) {
  const { register, handleSubmit, formState } = useForm<Registering>({
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
        label={text().account.username}
        error={errors.username?.message}
        {...register('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={text().account.password}
        error={errors.password?.message}
        {...register('password')}
        type="password"
        autoComplete={passwordAutoComplete}
      />
      {asksForEmail && (
        <TextField
          label={text().account.email}
          hint={text().account.emailHint}
          error={errors.email?.message}
          {...register('email', { setValueAs: (typed: string) => typed || undefined })}
          type="email"
          autoComplete="email"
        />
      )}
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

/**
 * Loads the schema and zod when the form is submitted. If that fails, the form is sent unchecked, because the server
 * validates too.
 */
function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const rules = await Promise.all([loadSchema(), import('@hookform/resolvers/zod')]).catch(() => null);
    if (!rules) return { values, errors: {} };
    const [schema, { zodResolver }] = rules;
    return zodResolver(schema)(values, context, options);
  };
}
