import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { confirmationSchema, type Account } from '#shared/accounts/accounts.schema.ts';
import { AccountDialog } from '#web/admin/settings/accounts/account-dialog.tsx';
import { showFieldErrors, useRemoveAccount } from '#web/admin/settings/accounts/accounts.mutations.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = { account: Account; onClose: () => void };

export function RemoveAccountDialog({ account, onClose }: Props) {
  const remove = useRemoveAccount(account);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmationSchema),
    defaultValues: { currentPassword: '' },
  });
  return (
    <AccountDialog
      title={`Remove ${account.username}?`}
      description={
        account.isYou
          ? 'This is your own account. You will be signed out and cannot sign in any more.'
          : 'They are signed out at once and cannot sign in any more. Everything they uploaded stays.'
      }
      action="Remove Account"
      pendingAction="Removing..."
      variant="danger"
      isPending={remove.isPending}
      onSubmit={(event) =>
        void handleSubmit((confirmation) =>
          remove.mutate(confirmation, { onSuccess: onClose, onError: showFieldErrors(setError) }),
        )(event)
      }
      onClose={onClose}
    >
      <TextField
        label="Your Own Password"
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
    </AccountDialog>
  );
}
