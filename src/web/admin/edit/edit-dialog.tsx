import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { ConflictNotice } from '#web/admin/edit/conflict-notice.tsx';
import { FormFooter } from '#web/admin/form-footer.tsx';
import type { EditableKind } from '#web/admin/edit/use-edit.ts';
import { DraftNotice } from '#web/admin/forms/draft-notice.tsx';
import type { FieldSummary } from '#web/admin/forms/form-values.ts';
import { useFieldToEdit } from '#web/admin/navigation.tsx';
import type { Sending } from '#web/lib/api/upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Props<Values extends FieldValues, Output> = {
  /** The result of `useEditForm`. */
  editing: {
    kind: EditableKind;
    form: UseFormReturn<Values, unknown, Output>;
    draft: string;
    savedValues: object;
    isChanged: () => boolean;
    isPending: boolean;
    sending: Sending | null;
    conflict: { mine: FieldSummary; newer: FieldSummary } | null;
    loadNewer: () => void;
    save: (event: FormEvent) => Promise<void>;
    saveOver: () => Promise<void>;
    onClose: () => void;
  };
  width?: ComponentProps<typeof Dialog>['width'];
  children: ReactNode;
};

export function EditDialog<Values extends FieldValues, Output>({
  editing,
  width,
  children,
}: Props<Values, Output>) {
  const { kind, form, isPending, sending, conflict, save, saveOver, onClose } = editing;
  const formId = useId();
  const field = useFieldToEdit();
  return (
    <Dialog
      title={ownerText().forms.edit[kind]}
      focus={field === null ? null : () => form.setFocus(field as Path<Values>)}
      width={width}
      onClose={() => {
        // A request that is under way cannot be undone, and a click beside the dialog must not discard what was typed.
        if (isPending) return;
        if (!editing.isChanged() || window.confirm(ownerText().forms.discardChanges)) onClose();
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
          onLoad={editing.loadNewer}
          onOverwrite={() => void saveOver()}
        />
      )}
      <DraftNotice draft={editing.draft} saved={editing.savedValues} />
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
