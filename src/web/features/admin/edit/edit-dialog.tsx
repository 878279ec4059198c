import { useId, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { kindWords } from '#web/features/admin/kinds.ts';
import { DraftNotice } from '#web/features/admin/edit/draft-notice.tsx';
import { FormFooter } from '#web/features/admin/edit/form-footer.tsx';
import { ConflictNotice, type FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import type { EditableKind } from '#web/features/admin/edit/use-edit.ts';
import type { Sending } from '#web/lib/upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Props<Values extends FieldValues, Output> = {
  /** What `useEditForm` gives. */
  editing: {
    kind: EditableKind;
    form: UseFormReturn<Values, unknown, Output>;
    draft: string;
    savedValues: object;
    isChanged: () => boolean;
    isPending: boolean;
    sending: Sending | null;
    loadNewer: () => void;
    save: (event: FormEvent) => Promise<void>;
    saveOver: () => Promise<void>;
    onClose: () => void;
  };
  /** Stands above the fields while there are two versions: one is chosen there before anything is saved. */
  conflict: { mine: FieldSummary; newer: FieldSummary } | null;
  children: ReactNode;
};

/** The frame every editing dialog shares. */
export function EditDialog<Values extends FieldValues, Output>({
  editing,
  conflict,
  children,
}: Props<Values, Output>) {
  const {
    kind,
    form,
    draft,
    savedValues,
    isChanged,
    isPending,
    sending,
    loadNewer,
    save,
    saveOver,
    onClose,
  } = editing;
  const formId = useId();
  return (
    <Dialog
      title={`Edit ${kindWords[kind].title}`}
      onClose={() => {
        // What is being saved can no longer be discarded, and a slip beside the dialog must not cost what was typed.
        if (isPending) return;
        if (!isChanged() || window.confirm('Discard your changes?')) onClose();
      }}
      footer={
        <FormFooter
          formId={formId}
          isPending={isPending}
          sending={sending}
          isBlocked={conflict !== null}
          onCancel={onClose}
        />
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
      <DraftNotice draft={draft} saved={savedValues} />
      <FormProvider {...form}>
        <form id={formId} noValidate className="tool" onSubmit={(event) => void save(event)}>
          <fieldset disabled={sending !== null} className="flex min-w-0 flex-col gap-5">
            {children}
          </fieldset>
        </form>
      </FormProvider>
    </Dialog>
  );
}
