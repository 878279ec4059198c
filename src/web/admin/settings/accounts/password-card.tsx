import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { passwordChangeSchema } from '#shared/accounts/accounts.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { showFieldErrors, useChangePassword } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

// A typing error in a hidden password would lock the owner out.
const schema = passwordChangeSchema
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    error: () => ownerText().accounts.password.different,
    when: () => true,
  });

const empty = { currentPassword: '', newPassword: '', repeated: '' };

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const change = useChangePassword();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
  });
  const send = ({ currentPassword, newPassword }: typeof empty) =>
    change.mutate(
      { currentPassword, newPassword },
      { onSuccess: () => reset(), onError: showFieldErrors(setError) },
    );
  const texts = ownerText().accounts.password;
  return (
    <Card title={texts.change} description={texts.description}>
      <form noValidate method="post" onSubmit={(event) => void handleSubmit(send)(event)}>
        <div className="grid gap-5 md:grid-cols-3">
          {fields.map(({ name, autoComplete }) => (
            <TextField
              key={name}
              label={texts[name]}
              error={formState.errors[name]?.message}
              {...register(name)}
              type="password"
              autoComplete={autoComplete}
            />
          ))}
        </div>
        <Button type="submit" variant="outline" className="mt-5" disabled={change.isPending}>
          {change.isPending ? ownerText().forms.saving : texts.change}
        </Button>
      </form>
    </Card>
  );
}
