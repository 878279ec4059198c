import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Slot } from 'radix-ui';
import { tooltipClosed, tooltipDelay, tooltipLeft, tooltipOpened } from '#web/ui/tooltip/one-at-a-time.ts';
import { placeTooltip } from '#web/ui/tooltip/place.ts';

// Long enough to cross the gap from the button to the tip, which may be read with the pointer on it.
const CROSSING_MS = 120;

type Props = { text: string; children: ReactNode };

/** Explains the one control inside it. Our own, because Radix's costs every visitor 17 kB. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const buttonRef = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  function change(next: boolean, delay: number) {
    clearTimeout(timer.current);
    if (!next && open) tooltipLeft(Date.now());
    timer.current = setTimeout(() => setOpen(next), delay);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    tooltipOpened(close);
    return () => tooltipClosed(close);
  }, [open]);

  return (
    <>
      <Slot.Root
        ref={buttonRef}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') change(true, open ? 0 : tooltipDelay(Date.now()));
        }}
        onPointerLeave={() => change(false, CROSSING_MS)}
        onPointerDown={() => change(false, 0)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) change(true, 0);
        }}
        onBlur={() => change(false, 0)}
      >
        {children}
      </Slot.Root>
      {open && (
        <Tip
          id={id}
          buttonRef={buttonRef}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => change(false, CROSSING_MS)}
          onEscape={() => change(false, 0)}
        >
          {text}
        </Tip>
      )}
    </>
  );
}

type TipProps = {
  id: string;
  buttonRef: { readonly current: HTMLElement | null };
  onEnter: () => void;
  onLeave: () => void;
  onEscape: () => void;
  children: string;
};

function Tip({ id, buttonRef, onEnter, onLeave, onEscape, children }: TipProps) {
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!tip.current || !buttonRef.current) return;
    const place = placeTooltip(
      buttonRef.current.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    tip.current.style.top = `${place.top}px`;
    tip.current.style.left = `${place.left}px`;
  });

  useEffect(() => {
    function close(event: Event) {
      if (event.type === 'scroll' || (event as KeyboardEvent).key === 'Escape') onEscape();
    }
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', close, { capture: true });
    };
  });

  return createPortal(
    <div
      ref={tip}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-50 w-max max-w-64 animate-enter rounded-small bg-ink px-3 py-1.5 text-xs font-medium text-page shadow-lift"
    >
      {children}
    </div>,
    document.body,
  );
}
