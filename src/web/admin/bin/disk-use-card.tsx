import { useQuery } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { DiskUse } from '#shared/maintenance/maintenance.schema.ts';
import { fileSize } from '#shared/primitives/file-sizes.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

const parts = [
  { key: 'songs', label: 'Songs', colour: 'bg-accent' },
  { key: 'videos', label: 'Videos', colour: 'bg-glow' },
  { key: 'pictures', label: 'Pictures', colour: 'bg-ink' },
  { key: 'sizes', label: 'Smaller copies of pictures', colour: 'bg-soft' },
  { key: 'bin', label: 'Bin', colour: 'bg-edge' },
] as const;

/** How much space the files take. */
export function DiskUseCard() {
  const { data: use, isError } = useQuery<DiskUse>({
    queryKey: [apiPaths.diskUse],
    refetchOnMount: 'always',
  });
  return (
    <Card
      title="Disk Use"
      description="Your files, and the smaller copies of pictures that let pages load fast. The copies are counted once a day."
    >
      {isError && <p className="text-soft">Disk use could not be loaded. Please reload the page.</p>}
      <div className="min-h-20">{use && <Figures use={use} />}</div>
    </Card>
  );
}

function Figures({ use }: { use: DiskUse }) {
  const all = parts.reduce((sum, { key }) => sum + (use[key] ?? 0), 0);
  return (
    <>
      <p>
        {all > 0 ? `${fileSize(all)} in use` : 'Nothing is stored yet'}
        {use.free !== null && `, ${fileSize(use.free)} free`}.
      </p>
      {all > 0 && (
        <div aria-hidden="true" className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
          {parts.map(({ key, colour }) => {
            const bytes = use[key] ?? 0;
            if (bytes === 0) return null;
            const share = { flexGrow: bytes, flexBasis: 0 };
            return <span key={key} className={cn('min-w-1', colour)} style={share} />;
          })}
        </div>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {parts.map(({ key, label, colour }) => (
          <div key={key} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-2.5 rounded-full', colour)} />
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{use[key] === null ? 'not counted yet' : fileSize(use[key])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
