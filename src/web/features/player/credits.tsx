import { cn } from '#web/ui/cn.ts';

type Props = { credits: string | null; isrc: string | null; className?: string };

/** Who made a song, and the code of its recording. */
export function Credits({ credits, isrc, className }: Props) {
  return (
    <section
      // The keyboard scrolls what it can focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Credits"
      className={cn('overflow-y-auto rounded-small py-2', className)}
    >
      {credits && (
        <p dir="auto" className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
          {credits}
        </p>
      )}
      {isrc && <p className="text-xs text-soft not-first:mt-4">ISRC {isrc}</p>}
    </section>
  );
}
