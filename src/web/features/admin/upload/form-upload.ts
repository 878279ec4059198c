import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Visibility } from '#shared/visibility.ts';
import { refreshKind } from '#web/features/admin/kinds.ts';
import { reportCancelled } from '#web/features/admin/report-failure.ts';
import { createAttempt, sendOnce, sourceOf, type Attempt } from '#web/features/admin/upload/send-once.ts';
import { failureOf, successOf, type UploadKind } from '#web/features/admin/upload/upload-kinds.ts';
import { formText } from '#web/features/admin/form-text.ts';
import { discardDraft } from '#web/lib/drafts.ts';
import { endSession, isSessionEnded } from '#web/lib/session-ended.ts';
import { createStore } from '#web/lib/store.ts';
import { UploadCancelled, type Sending } from '#web/lib/upload.ts';
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
  track: createStore(idle(0)),
  video: createStore(idle(0)),
  photo: createStore(idle(0)),
};

/** The try of each form that has not gone through yet, so that the next one is known as the same upload. */
const attempts = new Map<UploadKind, Attempt & { source: string }>();

function attemptOf(kind: UploadKind, form: FormData): Attempt {
  const source = sourceOf(form);
  const last = attempts.get(kind);
  if (last?.source === source) return last;
  const attempt = { ...createAttempt(), source };
  attempts.set(kind, attempt);
  return attempt;
}

/** The upload of one form, as it stands, and the way to start it. It goes on when the form leaves the screen. */
export function useFormUpload(kind: UploadKind) {
  const client = useQueryClient();
  return { ...stores[kind].use(), start: (form: FormData) => void send(kind, form, client) };
}

async function send(kind: UploadKind, form: FormData, client: QueryClient): Promise<void> {
  const store = stores[kind];
  const { completed, sending } = store.get();
  if (sending) return;
  try {
    await sendOnce({
      kind,
      attempt: attemptOf(kind, form),
      form,
      onSending: (sending) => store.set({ ...idle(completed), sending }),
    });
    attempts.delete(kind);
    discardDraft(kind);
    store.set(idle(completed + 1));
    toast(successOf(kind, (form.get('visibility') ?? 'published') as Visibility));
    await refreshKind(client, kind);
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

type Part = string | boolean | File | object | null | undefined;

/** The fields of an upload as a form carries them: text, files, and lists and the like as JSON, without the empty ones. */
export function formBody(parts: Record<string, Part>): FormData {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined || part === '') continue;
    body.append(name, part instanceof File ? part : formText(part));
  }
  return body;
}
