import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { newAccountSchema } from '#shared/accounts/accounts.schema.ts';
import { AccountDialog } from '#web/admin/settings/accounts/account-dialog.tsx';
import { showFieldErrors, useAddAccount } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const fields = () => {
  const { add, ownPassword } = ownerText().accounts;
  return [
    { name: 'username', label: add.username, type: 'text', autoComplete: 'off', hint: undefined },
    {
      name: 'password',
      label: add.password,
      type: 'password',
      autoComplete: 'new-password',
      hint: add.passwordHint,
    },
    {
      name: 'currentPassword',
      label: ownPassword,
      type: 'password',
      autoComplete: 'current-password',
      hint: add.ownPasswordHint,
    },
  ] as const;
};

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const add = useAddAccount();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newAccountSchema),
    defaultValues: { username: '', password: '', currentPassword: '' },
  });
  const texts = ownerText().accounts.add;
  return (
    <AccountDialog
      title={texts.title}
      description={texts.description}
      action={texts.action}
      pendingAction={texts.pending}
      isPending={add.isPending}
      onSubmit={(event) =>
        void handleSubmit((account) =>
          add.mutate(account, { onSuccess: onClose, onError: showFieldErrors(setError) }),
        )(event)
      }
      onClose={onClose}
    >
      {fields().map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          error={formState.errors[name]?.message}
          {...register(name)}
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
    </AccountDialog>
  );
}
