import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { errorFrom } from '#web/lib/api/api.ts';
import type { ResumableKind } from '#web/lib/api/resumable/large-files.ts';

export type InterruptedUpload = {
  id: string;
  name: string;
  kind: ResumableKind;
  bytes: number;
  received: number;
  expiresAt: string;
  fingerprint: string;
};
export type InterruptedUploads = { uploads: InterruptedUpload[] };

/** The owner's uploads that no form has used yet, also those that are being sent. */
export const interruptedUploadsQuery = queryOptions<InterruptedUploads>({
  queryKey: [apiPaths.files],
  refetchOnMount: 'always',
});

export const uploadPath = (id: string) => `${apiPaths.files}/${id}`;

/** Deletes an upload on the server. One that is gone already is no failure. */
export async function discardUpload(id: string): Promise<void> {
  const response = await fetch(uploadPath(id), { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
  if (response.ok || response.status === 404 || response.status === 410) return;
  throw errorFrom(response.status, await response.text(), response.statusText);
}
