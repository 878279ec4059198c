import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { apiPaths } from '#shared/addresses.ts';
import type { BackupReport, BackupStatus } from '#shared/backup.schema.ts';
import { fileSize } from '#shared/file-sizes.ts';
import { dateAndTime } from '#shared/format.ts';
import { firstStepsQuery } from '#web/features/admin/first-steps/first-steps.queries.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** How often it is asked whether the backup under way is finished. */
const PROGRESS_MS = 2_000;

/** The whole site in one file, and when that was last made. */
export function BackupCard() {
  const client = useQueryClient();
  const { data: status } = useQuery<BackupStatus>({
    queryKey: [apiPaths.backupStatus],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? PROGRESS_MS : false),
  });
  const download = useMutation({
    // Asked first, so that what would be refused is told here and not in a page of its own.
    mutationFn: () => api<BackupStatus>('GET', apiPaths.backupStatus),
    onSuccess: (now) => {
      if (!now.isUnderWay) save(apiPaths.backup);
      client.setQueryData([apiPaths.backupStatus], { ...now, isUnderWay: true });
    },
    onError: (error) => reportFailure(error, 'The backup could not be started. Please try again.'),
  });
  const isUnderWay = status?.isUnderWay ?? false;
  const madeAt = status?.last?.madeAt;
  useEffect(() => {
    if (madeAt) void client.invalidateQueries(firstStepsQuery);
  }, [client, madeAt]);
  return (
    <Card
      title="Backup"
      description="Everything in one file: songs, videos, photos, messages, settings and accounts. Keep it where only you can open it."
    >
      <p className="text-sm">{describe(status)}</p>
      <div className="mt-5">
        <Button onClick={() => download.mutate()} disabled={isUnderWay || download.isPending}>
          <Download aria-hidden="true" />
          {isUnderWay ? 'Being made...' : 'Download Backup'}
        </Button>
      </div>
    </Card>
  );
}

function describe(status: BackupStatus | undefined): string {
  if (!status) return '';
  const { last, failedAt, nightlyKept } = status;
  const failed = failedAt
    ? `The last download did not arrive whole (${dateAndTime(failedAt)}): please try again. `
    : '';
  const nightly =
    nightlyKept === null ? '' : ` One is made every night, and the last ${nightlyKept} are kept.`;
  return `${failed}${last ? describeLast(last) : 'No backup has been made yet.'}${nightly}`;
}

function describeLast({ madeAt, bytes, missing, damaged }: BackupReport): string {
  const made = `Last backup: ${dateAndTime(madeAt)}, ${fileSize(bytes)}.`;
  const lost = missing > 0 ? ` Files that the site had lost and that are not in it: ${missing}.` : '';
  const rotten = damaged > 0 ? ` Files in it that are damaged: ${damaged}.` : '';
  return `${made}${lost}${rotten}`;
}

/** The browser shows how far a download is, and lets it be stopped. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
