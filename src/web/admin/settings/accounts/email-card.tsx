import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { emailChangeSchema, type EmailChange } from '#shared/accounts/accounts.schema.ts';
import { showFieldErrors, useChangeEmail } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { accountsQuery } from '#web/admin/settings/accounts/accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

export function EmailCard() {
  const { data: accounts } = useQuery(accountsQuery);
  const change = useChangeEmail();
  const saved = accounts?.find(({ isYou }) => isYou)?.email ?? '';
  const { register, handleSubmit, resetField, setError, formState } = useForm<EmailChange>({
    resolver: zodResolver(emailChangeSchema),
    values: { email: saved, currentPassword: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const send = (values: EmailChange) =>
    change.mutate(values, {
      onSuccess: () => resetField('currentPassword'),
      onError: showFieldErrors(setError),
    });
  const texts = ownerText().accounts.email;
  return (
    <Card title={texts.title} description={texts.description}>
      <form noValidate method="post" onSubmit={(event) => void handleSubmit(send)(event)}>
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={texts.email}
            error={formState.errors.email?.message}
            {...register('email', { setValueAs: (typed: string | null) => typed || null })}
            type="email"
            autoComplete="email"
          />
          <TextField
            label={ownerText().accounts.password.currentPassword}
            error={formState.errors.currentPassword?.message}
            {...register('currentPassword')}
            type="password"
            autoComplete="current-password"
          />
        </div>
        <Button type="submit" variant="outline" className="mt-5" disabled={change.isPending}>
          {change.isPending ? ownerText().forms.saving : texts.save}
        </Button>
      </form>
    </Card>
  );
}
