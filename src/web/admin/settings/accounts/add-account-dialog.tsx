import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newAccountSchema } from '#shared/accounts/accounts.schema.ts';
import { AccountDialog } from '#web/admin/settings/accounts/account-dialog.tsx';
import { showFieldErrors, useAddAccount } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

const fields = [
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'off', hint: undefined },
  {
    name: 'password',
    label: 'Their Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'Tell it to them. They can change it here once they have signed in.',
  },
  {
    name: 'currentPassword',
    label: 'Your Own Password',
    type: 'password',
    autoComplete: 'current-password',
    hint: 'To be sure that it is you who lets somebody in.',
  },
] as const;

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const add = useAddAccount();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(newAccountSchema),
    defaultValues: { username: '', password: '', currentPassword: '' },
  });
  return (
    <AccountDialog
      title="Add an Account"
      description="For somebody who looks after the site with you. They can do everything here that you can, also remove accounts."
      action="Add Account"
      pendingAction="Adding..."
      isPending={add.isPending}
      onSubmit={(event) =>
        void handleSubmit((account) =>
          add.mutate(account, { onSuccess: onClose, onError: showFieldErrors(setError) }),
        )(event)
      }
      onClose={onClose}
    >
      {fields.map(({ name, ...field }) => (
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
