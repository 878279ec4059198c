import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  title: string;
  isDirty: boolean;
  isPending: boolean;
  /** Stands above the fields while two versions are at odds; then one is chosen there, not saved here. */
  conflict: ReactNode;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** The frame every editing dialog shares. */
export function EditDialog({ title, isDirty, isPending, conflict, onSubmit, onClose, children }: Props) {
  const formId = useId();
  return (
    <Dialog
      open
      title={title}
      onOpenChange={() => {
        // A slip beside the dialog must not cost what was typed.
        if (!isDirty || window.confirm('Discard your changes?')) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending || Boolean(conflict)}>
            {isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {conflict}
      <form
        id={formId}
        noValidate
        className="flex tool flex-col gap-5"
        onSubmit={(event) => void onSubmit(event)}
      >
        {children}
      </form>
    </Dialog>
  );
}
