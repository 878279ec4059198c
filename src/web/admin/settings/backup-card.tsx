import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { BackupReport, BackupStatus } from '#shared/maintenance/maintenance.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { dateAndTime } from '#shared/primitives/format.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const POLL_MS = 2_000;

export function BackupCard() {
  const client = useQueryClient();
  const { data: status } = useQuery<BackupStatus>({
    queryKey: [apiPaths.backupStatus],
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? POLL_MS : false),
  });
  const download = useMutation({
    // Checked first, so that a refusal is shown here and not on an error page.
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
  const missingText = missing > 0 ? ` Files that the site had lost and that are not in it: ${missing}.` : '';
  const damagedText = damaged > 0 ? ` Files in it that are damaged: ${damaged}.` : '';
  return `${made}${missingText}${damagedText}`;
}

/** Leaves progress and cancelling to the browser. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
