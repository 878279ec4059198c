import type { Schedule } from '#shared/catalogue/visibility.ts';
import { itemAddress, listPaths, type Kind } from '#web/admin/kinds.ts';
import { createUploadKey, upload, type Sending } from '#web/lib/api/upload.ts';

/** The same through all attempts at one upload. */
export type Attempt = {
  key: string;
  /** What was sent when no response came back: it may be stored already. */
  unanswered: string | null;
};

export function createAttempt(): Attempt {
  return { key: createUploadKey(), unanswered: null };
}

/** As much of a stored item as all kinds have. */
export type Stored = { id: number; title: string } & Schedule;

type Options = {
  kind: Exclude<Kind, 'message'>;
  attempt: Attempt;
  body: FormData | object;
  onSending?: (sending: Sending) => void;
};

/** Stores an upload once, however often it is tried. Changes between two attempts are saved too. */
export async function sendOnce({ kind, attempt, body, onSending }: Options): Promise<Stored> {
  const content = contentOf(body);
  const stored = await upload<Stored>('POST', listPaths[kind], body, {
    key: attempt.key,
    isUploadForm: true,
    onSending,
    onUnanswered: () => {
      attempt.unanswered ??= content;
    },
  });
  // The server may have returned what the first attempt stored, without later changes.
  if (attempt.unanswered === null || attempt.unanswered === content) return stored;
  return await upload<Stored>('PUT', itemAddress(kind, stored.id), withoutMainFile(body), { onSending });
}

function contentOf(body: FormData | object): string {
  const isForm = body instanceof FormData;
  return JSON.stringify(isForm ? [...body].map(([name, value]) => [name, describe(value)]) : body);
}

const mainFiles = ['audioFile', 'videoFile', 'aboutImage'];

/** All attempts at one upload have the same main file, so the server has it already. */
function withoutMainFile(body: FormData | object): FormData | object {
  if (!(body instanceof FormData)) return body;
  const rest = new FormData();
  for (const [name, value] of body) if (!mainFiles.includes(name)) rest.append(name, value);
  return rest;
}

/** Identifies an upload: another file or address is another upload. */
export function sourceOf(form: FormData): string {
  const names = [...mainFiles, 'embedUrl'];
  return JSON.stringify(names.map((name) => form.getAll(name).map(describe)));
}

function describe(value: FormDataEntryValue): unknown {
  return typeof value === 'string' ? value : [value.name, value.size, value.lastModified];
}
