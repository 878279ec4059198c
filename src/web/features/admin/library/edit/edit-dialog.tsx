import { useId, type FormEvent, type ReactNode } from 'react';
import { kindTitles } from '#web/features/admin/lib/lists.ts';
import { ConflictNotice, type Said } from '#web/features/admin/library/edit/conflict-notice.tsx';
import type { Editable } from '#web/features/admin/library/edit/use-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  /** What `useEditForm` gives. */
  editing: {
    kind: Editable;
    isChanged: () => boolean;
    isPending: boolean;
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
  const { kind, isChanged, isPending, loadNewer, save, saveOver, onClose } = editing;
  const formId = useId();
  return (
    <Dialog
      open
      title={`Edit ${kindTitles[kind]}`}
      onOpenChange={() => {
        // A slip beside the dialog must not cost what was typed.
        if (!isChanged() || window.confirm('Discard your changes?')) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
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
      <form
        id={formId}
        noValidate
        className="flex tool flex-col gap-5"
        onSubmit={(event) => void save(event)}
      >
        {children}
      </form>
    </Dialog>
  );
}
