import { useId, type FormEvent, type ReactNode } from 'react';
import { kindTitles } from '#web/features/admin/lib/lists.ts';
import { FormProgress } from '#web/features/admin/lib/sending/form-progress.tsx';
import { ConflictNotice, type Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import type { Editable } from '#web/features/admin/library/edit/use-edit.ts';
import type { Sending } from '#web/lib/upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  /** What `useEditForm` gives. */
  editing: {
    kind: Editable;
    isChanged: () => boolean;
    isPending: boolean;
    sending: Sending | null;
    loadNewer: () => void;
    save: (event: FormEvent) => Promise<void>;
    saveOver: () => Promise<void>;
    onClose: () => void;
  };
  /** Stands above the fields while two versions are at odds; then one is chosen there, not saved here. */
  conflict: { mine: Said; newer: Said } | null;
  children: ReactNode;
};

/** The frame every editing dialog shares. */
export function EditDialog({ editing, conflict, children }: Props) {
  const { kind, isChanged, isPending, sending, loadNewer, save, saveOver, onClose } = editing;
  const formId = useId();
  return (
    <Dialog
      title={`Edit ${kindTitles[kind]}`}
      onClose={() => {
        // What is being saved can no longer be discarded, and a slip beside the dialog must not cost what was typed.
        if (isPending) return;
        if (!isChanged() || window.confirm('Discard your changes?')) onClose();
      }}
      footer={
        <>
          {sending ? (
            <FormProgress sending={sending} />
          ) : (
            <Button variant="quiet" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
          )}
          <Button type="submit" form={formId} disabled={isPending || conflict !== null}>
            {isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {conflict && (
        <ConflictNotice
          kind={kind}
          {...conflict}
          isPending={isPending}
          onLoad={loadNewer}
          onOverwrite={() => void saveOver()}
        />
      )}
      <form id={formId} noValidate className="tool" onSubmit={(event) => void save(event)}>
        <fieldset disabled={sending !== null} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
      </form>
    </Dialog>
  );
}
