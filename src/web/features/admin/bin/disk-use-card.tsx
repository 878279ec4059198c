import { useQuery } from '@tanstack/react-query';
import type { DiskUse } from '#shared/disk-use.schema.ts';
import { fileSize } from '#shared/format.ts';
import { diskUseQuery } from '#web/features/admin/bin/bin.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

const parts = [
  { key: 'songs', label: 'Songs', colour: 'bg-accent' },
  { key: 'videos', label: 'Videos', colour: 'bg-glow' },
  { key: 'pictures', label: 'Pictures', colour: 'bg-ink' },
  { key: 'bin', label: 'Bin', colour: 'bg-edge' },
] as const;

/** How much room the files take. */
export function DiskUseCard() {
  const { data: use, isError } = useQuery(diskUseQuery);
  return (
    <Card title="Disk Use" description="The files as you uploaded them.">
      {isError && <p className="text-soft">Disk use could not be loaded. Please reload the page.</p>}
      <div className="min-h-20">{use && <Figures use={use} />}</div>
    </Card>
  );
}

function Figures({ use }: { use: DiskUse }) {
  const all = parts.reduce((sum, { key }) => sum + use[key], 0);
  return (
    <>
      <p>
        {all > 0 ? `${fileSize(all)} in use` : 'Nothing is stored yet'}
        {use.free !== null && `, ${fileSize(use.free)} free`}.
      </p>
      {all > 0 && (
        <div aria-hidden="true" className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          {parts.map(
            ({ key, colour }) =>
              use[key] > 0 && (
                <span
                  key={key}
                  className={cn('min-w-1', colour)}
                  style={{ flexGrow: use[key], flexBasis: 0 }}
                />
              ),
          )}
        </div>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ key, label, colour }) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-2.5 rounded-full', colour)} />
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{fileSize(use[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
