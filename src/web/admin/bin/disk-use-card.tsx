import { useQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { DiskUse } from '#shared/maintenance/maintenance.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

const parts = [
  { key: 'songs', colour: 'bg-accent' },
  { key: 'videos', colour: 'bg-glow' },
  { key: 'pictures', colour: 'bg-ink' },
  { key: 'rider', colour: 'bg-success-ink' },
  { key: 'sizes', colour: 'bg-soft' },
  { key: 'bin', colour: 'bg-edge' },
] as const;

/** How much space the files take. */
export function DiskUseCard() {
  const { data: use, isError } = useQuery<DiskUse>({
    queryKey: [apiPaths.diskUse],
    refetchOnMount: 'always',
  });
  return (
    <Card title={ownerText().bin.diskUse.title} description={ownerText().bin.diskUse.description}>
      {isError && <p className="text-soft">{ownerText().bin.diskUse.failed}</p>}
      <div className="min-h-20">{use && <Figures use={use} />}</div>
    </Card>
  );
}

function Figures({ use }: { use: DiskUse }) {
  const labels = { ...ownerText().bin.diskUse, rider: ownerText().press.rider };
  const shown = parts.filter(({ key }) => key !== 'rider' || use.rider > 0);
  const all = parts.reduce((sum, { key }) => sum + (use[key] ?? 0), 0);
  return (
    <>
      <p>{sumText(all, use.free)}</p>
      {all > 0 && (
        <div aria-hidden="true" className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          {shown.map(({ key, colour }) => {
            const bytes = use[key] ?? 0;
            if (bytes === 0) return null;
            const share = { flexGrow: bytes, flexBasis: 0 };
            return <span key={key} className={cn('min-w-1', colour)} style={share} />;
          })}
        </div>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {shown.map(({ key, colour }) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-2.5 rounded-full', colour)} />
            <dt className="text-soft">{labels[key]}</dt>
            <dd className="tabular-nums">
              {use[key] === null ? ownerText().bin.diskUse.notCounted : fileSize(use[key])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function sumText(bytes: number, freeBytes: number | null): string {
  const { used, usedAndFree, nothing, nothingAndFree } = ownerText().bin.diskUse;
  if (freeBytes === null) return bytes > 0 ? used({ used: fileSize(bytes) }) : nothing;
  const free = fileSize(freeBytes);
  return bytes > 0 ? usedAndFree({ used: fileSize(bytes), free }) : nothingAndFree({ free });
}
