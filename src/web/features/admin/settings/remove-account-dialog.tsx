import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { confirmationSchema, type Account } from '#shared/accounts.schema.ts';
import { useRemoveAccount } from '#web/features/admin/settings/accounts.mutations.ts';
import { showRefusal } from '#web/features/admin/settings/show-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Props = { account: Account; onClose: () => void };

export function RemoveAccountDialog({ account, onClose }: Props) {
  const remove = useRemoveAccount(account);
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(confirmationSchema),
    defaultValues: { currentPassword: '' },
  });
  return (
    <Dialog
      title={`Remove ${account.username}?`}
      description={
        account.isYou
          ? 'This is your own account. You will be signed out and cannot sign in any more.'
          : 'They are signed out at once and cannot sign in any more. Everything they uploaded stays.'
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" form={formId} disabled={remove.isPending}>
            {remove.isPending ? 'Removing...' : 'Remove Account'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        method="post"
        className="tool"
        onSubmit={(event) =>
          void handleSubmit((confirmation) =>
            remove.mutate(confirmation, { onSuccess: onClose, onError: showRefusal(setError) }),
          )(event)
        }
      >
        <TextField
          label="Your Own Password"
          error={formState.errors.currentPassword?.message}
          {...register('currentPassword')}
          type="password"
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
