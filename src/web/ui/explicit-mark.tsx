import { text } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { track: { explicit: boolean }; className?: string };

export function ExplicitMark({ track, className }: Props) {
  if (!track.explicit) return null;
  return (
    <span
      title={text().music.explicit}
      className={cn(
        'inline-grid size-4 shrink-0 place-items-center rounded-[3px] bg-soft font-sans text-[0.625rem] leading-none font-bold text-surface',
        className,
      )}
    >
      <span aria-hidden="true">E</span>
      <span className="sr-only">{text().music.explicit}</span>
    </span>
  );
}
