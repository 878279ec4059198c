import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listLimits } from '#shared/primitives/lists.ts';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/fields/input.tsx';

type Props = {
  /** The results page, for visitors without JavaScript. */
  path: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** Searches while typing; without JavaScript Enter submits the form. */
export function SearchBox({ path, label, placeholder, value, onChange, className }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const catchUp = useEffectEvent(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  // The visitor may have typed before hydration.
  useEffect(() => catchUp(), []);
  return (
    <search className={cn('block', className)}>
      <form action={path} method="get" className="relative" onSubmit={(event) => event.preventDefault()}>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 size-4.5 -translate-y-1/2 text-soft"
        />
        <Input
          ref={box}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={listLimits.searchLength}
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="rounded-full! ps-11!"
        />
      </form>
    </search>
  );
}
