import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { apiPaths } from '#shared/addresses.ts';
import type { Notice } from '#shared/notices.schema.ts';

/** What the owner should know before anything else; nothing when all is well. Asked anew each time the dashboard opens. */
export function Notices() {
  const { data = [] } = useQuery<Notice[]>({ queryKey: [apiPaths.notices], refetchOnMount: 'always' });
  if (data.length === 0) return null;
  return (
    <section aria-label="Notices" className="mt-6 flex flex-col gap-3">
      {data.map(({ kind, message }) => (
        <p key={kind} className="flex gap-3 rounded-field bg-danger-wash px-4 py-3 text-danger-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 break-words">{message}</span>
        </p>
      ))}
    </section>
  );
}
