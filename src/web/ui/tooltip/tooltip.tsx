import { Slot } from 'radix-ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { timings } from '#shared/primitives/limits.ts';

// Time for the pointer to move from the button to the tip.
const CROSSING_MS = 120;

type Props = { text: string; children: ReactNode };

/** Not Radix's tooltip, which costs 17 kB. */
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
    const position = positionTooltip(
      buttonRef.current.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    tip.current.style.top = `${position.top}px`;
    tip.current.style.left = `${position.left}px`;
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

/** Shared by all tooltips: one is open at a time, and the next one along a row opens without delay. */
let leftAt = -Infinity;
let closeOpenTooltip: (() => void) | null = null;

function tooltipLeft(now: number): void {
  leftAt = now;
}

function tooltipDelay(now: number): number {
  return now - leftAt < timings.tooltipSkipMs ? 0 : timings.tooltipDelayMs;
}

function tooltipOpened(close: () => void): void {
  if (closeOpenTooltip !== close) closeOpenTooltip?.();
  closeOpenTooltip = close;
}

function tooltipClosed(close: () => void): void {
  if (closeOpenTooltip === close) closeOpenTooltip = null;
}

type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const GAP = 8;

/** Above the button if there is room, otherwise below; always inside the window. */
export function positionTooltip(button: Box, tip: Size, windowWidth: number): { top: number; left: number } {
  const above = button.top - tip.height - GAP;
  const centred = button.left + button.width / 2 - tip.width / 2;
  return {
    top: above >= GAP ? above : button.bottom + GAP,
    left: Math.max(GAP, Math.min(centred, windowWidth - tip.width - GAP)),
  };
}
