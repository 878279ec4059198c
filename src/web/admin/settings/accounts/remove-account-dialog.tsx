import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
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
  const texts = ownerText().accounts.remove;
  return (
    <AccountDialog
      title={texts.title({ username: account.username })}
      description={account.isYou ? texts.yours : texts.theirs}
      action={texts.action}
      pendingAction={texts.pending}
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
        label={ownerText().accounts.ownPassword}
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword')}
        type="password"
        autoComplete="current-password"
      />
    </AccountDialog>
  );
}
