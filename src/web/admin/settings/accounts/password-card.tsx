import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordChangeSchema } from '#shared/accounts/accounts.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { showFieldErrors, useChangePassword } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

// A typing error in a hidden password would lock the owner out.
const schema = passwordChangeSchema
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    message: 'The two new passwords are not the same',
    when: () => true,
  });

const empty = { currentPassword: '', newPassword: '', repeated: '' };

const fields = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'repeated', label: 'Repeat New Password', autoComplete: 'new-password' },
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
  return (
    <Card title="Change Password" description="Signs out every other device.">
      <form noValidate method="post" onSubmit={(event) => void handleSubmit(send)(event)}>
        <div className="grid gap-5 md:grid-cols-3">
          {fields.map(({ name, label, autoComplete }) => (
            <TextField
              key={name}
              label={label}
              error={formState.errors[name]?.message}
              {...register(name)}
              type="password"
              autoComplete={autoComplete}
            />
          ))}
        </div>
        <SaveBar label="Change Password" isPending={change.isPending} />
      </form>
    </Card>
  );
}
