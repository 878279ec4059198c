import { ownerText } from '#shared/language/text.ts';
import type { Sending } from '#web/lib/api/upload.ts';
import { FormProgress } from '#web/admin/upload/upload-progress.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = {
  formId: string;
  action?: string;
  isPending: boolean;
  /** While a file is sent, its progress replaces the Cancel button. */
  sending?: Sending | null;
  /** While there is a conflict, which is shown above the fields. */
  isBlocked?: boolean;
  onCancel: () => void;
};

export function FormFooter(props: Props) {
  const { formId, action = ownerText().forms.save, isPending, sending, isBlocked = false, onCancel } = props;
  return (
    <>
      {sending ? (
        <FormProgress sending={sending} />
      ) : (
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          {ownerText().forms.cancel}
        </Button>
      )}
      <Button type="submit" form={formId} disabled={isPending || isBlocked}>
        {isPending ? ownerText().forms.saving : action}
      </Button>
    </>
  );
}
