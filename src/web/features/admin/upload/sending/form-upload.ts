import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshLists } from '#web/features/admin/lib/lists.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { reportCancelled } from '#web/features/admin/lib/report-failure.ts';
import { createStore } from '#web/lib/store.ts';
import { failureOf, uploadKinds, type UploadKind } from '#web/features/admin/upload/sending/upload-kinds.ts';
import { endSession, isSessionEnded } from '#web/lib/session-ended.ts';
import { upload, UploadCancelled, type Sending } from '#web/lib/upload.ts';
import { toast } from '#web/ui/toast/toast.ts';

export type FormUpload = {
  /** Null while nothing is being sent. */
  sending: Sending | null;
  /** Why the last attempt did not work. */
  failure: string | null;
  /** How many uploads went through; a form shown under this key starts empty after each. */
  completed: number;
};

const idle = (completed: number): FormUpload => ({ sending: null, failure: null, completed });

const stores = {
  music: createStore(idle(0)),
  video: createStore(idle(0)),
  image: createStore(idle(0)),
};

/** The upload of one form, as it stands, and the way to start it. It goes on when the form leaves the screen. */
export function useFormUpload(kind: UploadKind) {
  const client = useQueryClient();
  return { ...stores[kind].use(), start: (form: FormData) => void send(kind, form, client) };
}

async function send(kind: UploadKind, form: FormData, client: QueryClient): Promise<void> {
  const { path, row, success } = uploadKinds[kind];
  const store = stores[kind];
  const { completed, sending } = store.get();
  if (sending) return;
  try {
    await upload('POST', path, form, (sending) => store.set({ ...idle(completed), sending }));
    discardDraft(kind);
    store.set(idle(completed + 1));
    toast(success);
    await refreshLists(client, row);
  } catch (error) {
    if (error instanceof UploadCancelled) {
      store.set(idle(completed));
      reportCancelled();
      return;
    }
    const failure = failureOf(kind, error);
    store.set({ ...idle(completed), failure });
    toast({ title: 'Upload failed', description: failure, variant: 'destructive' });
    if (isSessionEnded(error)) endSession(client);
  }
}
