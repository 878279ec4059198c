import type { KeyboardEvent, PointerEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Focus, PictureFacts } from '#shared/media/pictures.schema.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = {
  path: string;
  facts: PictureFacts | null;
  focus: Focus;
  onChange: (focus: Focus) => void;
};

const STEP = 0.02;
const LARGE_STEP = 0.1;

const directions: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Within the picture, rounded to thousandths. */
const clamp = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000;

const percent = (share: number) => Math.round(share * 100);

/** The focal point after a key press; null for other keys. */
function movedByKey({ key, shiftKey }: KeyboardEvent, focus: Focus): Focus | null {
  // As on any slider: to its start and end.
  if (key === 'Home') return { ...focus, x: 0 };
  if (key === 'End') return { ...focus, x: 1 };
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  const [across, down] = direction;
  return { x: clamp(focus.x + across * step), y: clamp(focus.y + down * step) };
}

/** A picture with a marker that is set by a tap, by dragging or with the arrow keys. */
export function FocalPoint({ path, facts, focus, onChange }: Props) {
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: clamp((event.clientX - box.left) / box.width),
      y: clamp((event.clientY - box.top) / box.height),
    });
  };
  const move = (event: KeyboardEvent) => {
    const moved = movedByKey(event, focus);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div className="grid place-items-center rounded-small bg-sunk">
      <div
        className="relative max-w-full cursor-crosshair touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <Picture
          path={path}
          facts={facts}
          alt=""
          sizes="480px"
          className="pointer-events-none rounded-small [&_img]:h-auto [&_img]:max-h-72 [&_img]:w-auto [&_img]:max-w-full"
        />
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input moves one way only
          role="slider"
          tabIndex={0}
          aria-roledescription={ownerText().forms.focalPoint.role}
          aria-label={ownerText().forms.focalPoint.title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(focus.x)}
          aria-valuetext={ownerText().forms.focalPoint.position({
            across: percent(focus.x),
            down: percent(focus.y),
          })}
          onKeyDown={move}
          className="absolute size-9 -translate-1/2 rounded-full border-3 border-white bg-black/25 shadow-[0_0_0_1.5px_rgb(0_0_0/0.6)] before:absolute before:inset-3 before:rounded-full before:bg-white"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </div>
    </div>
  );
}
