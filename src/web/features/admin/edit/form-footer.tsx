import type { Sending } from '#web/lib/upload.ts';
import { FormProgress } from '#web/features/admin/upload/upload-progress.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = {
  formId: string;
  action?: string;
  isPending: boolean;
  /** A file on its way, which can be stopped instead. */
  sending?: Sending | null;
  /** Why it cannot be saved yet stands above the fields. */
  isBlocked?: boolean;
  onCancel: () => void;
};

/** Under a form in a dialog: leave it, or save what was written. */
export function FormFooter(props: Props) {
  const { formId, action = 'Save Changes', isPending, sending, isBlocked = false, onCancel } = props;
  return (
    <>
      {sending ? (
        <FormProgress sending={sending} />
      ) : (
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Button type="submit" form={formId} disabled={isPending || isBlocked}>
        {isPending ? 'Saving...' : action}
      </Button>
    </>
  );
}
