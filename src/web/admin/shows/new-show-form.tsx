import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { newShowSchema, type NewShow } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import type { z } from '#shared/primitives/zod.ts';
import { DraftNotice } from '#web/admin/forms/draft-notice.tsx';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { TicketsAndNoteFields, WhenAndWhereFields, type ShowValues } from '#web/admin/shows/show-fields.tsx';
import { NEW_SHOW } from '#web/admin/shows/show-to-copy.ts';
import { createAttempt, sendOnce } from '#web/admin/upload/send-once.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

// The form has text where a request may leave a field out.
const schema = newShowSchema.refine(...hasTime).refine(...hasTimeAhead) as unknown as z.ZodType<
  NewShow,
  ShowValues
>;

type Props = {
  start: ShowValues;
  startsFocused: boolean;
  onAdded: () => void;
};

export function NewShowForm({ start, startsFocused, onAdded }: Props) {
  const client = useQueryClient();
  const form = useDraftForm(NEW_SHOW, schema, start);
  const [attempt] = useState(createAttempt);
  const texts = ownerText().shows;

  const { mutate, isPending } = useMutation({
    mutationFn: (show: NewShow) => sendOnce({ kind: 'show', attempt, body: show }),
    onSuccess: async ({ visibility }) => {
      discardDraft(NEW_SHOW);
      toast({
        title: texts.added,
        description: visibility === 'published' ? texts.addedText : ownerText().upload.unseen[visibility],
      });
      onAdded();
      await refreshKind(client, 'show');
    },
    onError: (error) => {
      const isMarked = error instanceof ApiError && showRefused(error.fields);
      reportFailure(error, isMarked ? ownerText().forms.lookAtTheField : texts.addFailed);
    },
  });
  const showRefused = useRefusedFields(form, isPending);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((show) => mutate(show))(event)}>
        <DraftNotice
          draft={NEW_SHOW}
          saved={start}
          onDiscard={() => {
            form.reset(start);
            discardDraft(NEW_SHOW);
          }}
        />
        <fieldset
          disabled={isPending}
          className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2 [&>div]:flex [&>div]:flex-col [&>div]:gap-5"
        >
          <div>
            <WhenAndWhereFields startsFocused={startsFocused} />
          </div>
          <div>
            <TicketsAndNoteFields />
          </div>
        </fieldset>
        <div className="mt-6 border-t border-line pt-5">
          <Button type="submit" disabled={isPending}>
            {isPending ? texts.adding : texts.add}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
