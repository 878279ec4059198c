import { queryOptions } from '@tanstack/react-query';
import type { ResumableUpload } from '#shared/media/resumable-uploads.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { api, errorFrom } from '#web/lib/api/api.ts';
import { idsBeingSent } from '#web/lib/api/resumable/upload-locks.ts';
import { nextTask } from '#web/lib/lazy/next-task.ts';

type ResumableUploads = { uploads: ResumableUpload[] };

/** The owner's uploads that no form has used yet, without those that this page or another tab is sending. */
export async function readInterruptedUploads(): Promise<ResumableUploads> {
  const { uploads } = await api<ResumableUploads>('GET', apiPaths.files);
  const sent = await idsBeingSent();
  return { uploads: uploads.filter(({ id }) => !sent.has(id)) };
}

export const interruptedUploadsQuery = queryOptions<ResumableUploads>({
  queryKey: [apiPaths.files],
  queryFn: async () => {
    // Not in the task that makes the dashboard react.
    await nextTask();
    return readInterruptedUploads();
  },
  refetchOnMount: 'always',
});

export const uploadPath = (id: string) => `${apiPaths.files}/${id}`;

/** Deletes an upload on the server. One that is gone already is no failure. */
export async function discardUpload(id: string): Promise<void> {
  const response = await fetch(uploadPath(id), { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
  if (response.ok || response.status === 404 || response.status === 410) return;
  throw errorFrom(response.status, await response.text(), response.statusText);
}
