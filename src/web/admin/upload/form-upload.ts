import { useQueryClient } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { Visibility } from '#shared/catalogue/visibility.ts';
import { reportCancelled } from '#web/admin/report-failure.ts';
import { justPublished } from '#web/admin/upload/just-published.tsx';
import { sourceOf } from '#web/admin/upload/send-once.ts';
import { successOf, type UploadKind } from '#web/admin/upload/upload-kinds.ts';
import { createUploadQueue } from '#web/admin/upload/upload-queue.ts';
import { discardDraft, keepDraft, readDraft } from '#web/lib/drafts.ts';
import { createStore } from '#web/lib/store.ts';
import type { Sending } from '#web/lib/api/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type FormUpload = {
  /** Null while nothing is being sent. */
  sending: Sending | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** How many uploads succeeded. */
  completed: number;
  /** A form with this key starts again after each upload, and when it is filled from elsewhere. */
  formKey: string;
};

/** The upload of one form is a queue of one. It goes on when the form leaves the screen. */
function createFormUpload(kind: UploadKind) {
  const completed = createStore(0);
  const filled = createStore(0);
  const queue = createUploadQueue<{ form: FormData }>({
    kind,
    body: ({ form }) => form,
    onStored: ({ id, form }, stored) => {
      queue.remove(id);
      discardDraft(kind);
      completed.set(completed.get() + 1);
      if (kind !== 'photo') justPublished.set({ kind, item: stored });
      toast(successOf(kind, (form.get('visibility') ?? 'published') as Visibility));
    },
    report: ([item]) => {
      if (item?.state.name === 'cancelled') reportCancelled();
      if (item?.state.name === 'failed')
        toast({ title: ownerText().upload.failed, description: item.state.reason, variant: 'destructive' });
    },
  });
  return { completed, filled, queue };
}

const uploads = {
  track: createFormUpload('track'),
  video: createFormUpload('video'),
  photo: createFormUpload('photo'),
  post: createFormUpload('post'),
};

/** Adds values to what is typed already; false if the form is being sent, or has a file in one of these fields. */
export function fillForm(kind: UploadKind, values: Record<string, unknown>): boolean {
  const { queue, filled } = uploads[kind];
  const typed: Record<string, unknown> = { ...readDraft(kind) };
  const isTaken = Object.keys(values).some((name) => typed[name] instanceof File);
  if (queue.get().isRunning || isTaken) return false;
  keepDraft(kind, { ...typed, ...values });
  filled.set(filled.get() + 1);
  return true;
}

export function useFormUpload(kind: UploadKind): FormUpload & { start: (form: FormData) => void } {
  const client = useQueryClient();
  const { queue, ...counts } = uploads[kind];
  const [item] = queue.use().items;
  const completed = counts.completed.use();
  return {
    sending: item?.state.name === 'sending' ? item.state : null,
    failure: item?.state.name === 'failed' ? item.state.reason : null,
    completed,
    formKey: `${completed} ${counts.filled.use()}`,
    start: (form) => {
      const [last] = queue.get().items;
      if (queue.get().isRunning) return;
      // The same file or address again is another attempt at the same upload.
      const isSame = last && sourceOf(last.form) === sourceOf(form);
      if (last) queue.remove(last.id);
      queue.add({ form }, { attempt: isSame ? last.attempt : undefined });
      void queue.run(client);
    },
  };
}
