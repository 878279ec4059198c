import { itemAddress, listPaths } from '#web/features/admin/kinds.ts';
import type { UploadKind } from '#web/features/admin/upload/upload-kinds.ts';
import { ApiError } from '#web/lib/api.ts';
import { createUploadKey, upload, UploadCancelled, type Sending } from '#web/lib/upload.ts';

/** What is the same through every try of one upload. */
export type Attempt = {
  key: string;
  /** What was sent when no answer came back: it may be stored already. */
  unanswered: string | null;
};

export function createAttempt(): Attempt {
  return { key: createUploadKey(), unanswered: null };
}

type Options = { kind: UploadKind; attempt: Attempt; form: FormData; onSending: (sending: Sending) => void };

/** Sends an upload that, however often it is tried, is stored once; what was changed between two tries is saved too. */
export async function sendOnce({ kind, attempt, form, onSending }: Options): Promise<{ id: number }> {
  const content = contentOf(form);
  try {
    const { id } = await upload<{ id: number }>('POST', listPaths[kind], form, {
      key: attempt.key,
      onSending,
    });
    // The server may have answered with what the first try stored, as it was then.
    if (attempt.unanswered !== null && attempt.unanswered !== content) {
      await upload('PUT', itemAddress(kind, id), form, { onSending });
    }
    return { id };
  } catch (error) {
    if (mayBeStored(error)) attempt.unanswered ??= content;
    throw error;
  }
}

/** Not when it was called back on its way, nor when the server itself said no. */
function mayBeStored(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500;
  return !(error instanceof UploadCancelled);
}

function contentOf(form: FormData): string {
  return JSON.stringify([...form].map(([name, value]) => [name, describe(value)]));
}

/** What an upload is about: another file or address, another upload. */
export function sourceOf(form: FormData): string {
  const names = ['audioFile', 'videoFile', 'aboutImage', 'embedUrl'];
  return JSON.stringify(names.map((name) => form.getAll(name).map(describe)));
}

function describe(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
