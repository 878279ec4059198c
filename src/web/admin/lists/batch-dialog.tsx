import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import type { z } from '#shared/primitives/zod.ts';
import { FormFooter } from '#web/admin/form-footer.tsx';
import { listPaths, refreshKind } from '#web/admin/kinds.ts';
import { changeMany, type BatchItem, type BatchKind } from '#web/admin/lists/change-many.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export type BatchProps = {
  kind: BatchKind;
  items: readonly BatchItem[];
  onChanged: () => void;
  onClose: () => void;
};

type Props<Values extends FieldValues> = BatchProps & {
  texts: { title: string; changed: string };
  schema: z.ZodType<object>;
  start: DefaultValues<Values>;
  children: ReactNode;
};

/** A form whose values become those of several items. */
export function BatchDialog<Values extends FieldValues>(props: Props<Values>) {
  const { kind, items, texts, schema, start, onChanged, onClose, children } = props;
  const client = useQueryClient();
  const formId = useId();
  const form = useForm<Values, unknown, object>({
    resolver: zodResolver(schema as unknown as z.ZodType<object, Values>),
    defaultValues: start,
  });
  const count = items.length;

  const { mutate, isPending } = useMutation({
    mutationFn: (changes: object) => changeMany(client, kind, items, changes),
    onSuccess: async () => {
      toast({ title: texts.changed, description: ownerText().selection.updated[kind]({ count }) });
      onChanged();
      onClose();
      await refreshKind(client, kind);
    },
    onError: async (error) => {
      const { changedMeanwhile, failed } = ownerText().selection;
      const isConflict = error instanceof ApiError && [404, 409].includes(error.status);
      reportFailure(error, isConflict ? changedMeanwhile : failed[kind]);
      if (!isConflict) return;
      onClose();
      // Every loaded row: the next try needs the newest versions.
      await client.invalidateQueries({ queryKey: [listPaths[kind]] });
    },
  });

  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title={texts.title}
      description={ownerText().lists.selected[kind]({ count, shown: String(count) })}
      onClose={close}
      footer={<FormFooter formId={formId} isPending={isPending} onCancel={close} />}
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="flex tool flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((changes) => mutate(changes))(event)}
        >
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
}
