import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { BackupReport, BackupStatus } from '#shared/maintenance/maintenance.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { firstStepsQuery } from '#web/lib/api/first-steps.queries.ts';
import { overviewQuery } from '#web/admin/overview.queries.ts';
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
    onError: (error) => reportFailure(error, ownerText().settings.backup.startFailed),
  });
  const isUnderWay = status?.isUnderWay ?? false;
  const madeAt = status?.last?.madeAt;
  useEffect(() => {
    if (!madeAt) return;
    void client.invalidateQueries(firstStepsQuery);
    void client.invalidateQueries(overviewQuery);
  }, [client, madeAt]);
  return (
    <Card title={ownerText().settings.backup.title} description={ownerText().settings.backup.description}>
      <p className="text-sm">{describe(status)}</p>
      <div className="mt-5">
        <Button
          variant="outline"
          onClick={() => download.mutate()}
          disabled={isUnderWay || download.isPending}
        >
          <Download aria-hidden="true" />
          {isUnderWay ? ownerText().settings.backup.pending : ownerText().settings.backup.download}
        </Button>
      </div>
    </Card>
  );
}

function describe(status: BackupStatus | undefined): string {
  if (!status) return '';
  const { last, failedAt, nightlyKept } = status;
  const { incomplete, none, nightly } = ownerText().settings.backup;
  return [
    failedAt && incomplete({ time: dateAndTime(failedAt) }),
    last ? describeLast(last) : none,
    nightlyKept !== null && nightly({ count: nightlyKept }),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeLast(report: BackupReport): string {
  const { last, missing, damaged } = ownerText().settings.backup;
  return [
    last({ time: dateAndTime(report.madeAt), size: fileSize(report.bytes) }),
    report.missing > 0 && missing({ count: report.missing }),
    report.damaged > 0 && damaged({ count: report.damaged }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Leaves progress and cancelling to the browser. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
