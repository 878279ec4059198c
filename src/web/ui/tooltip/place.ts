type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const GAP = 8;

/** Above its button where there is room, below otherwise, and never over the window's edge. */
export function placeTooltip(button: Box, tip: Size, windowWidth: number): { top: number; left: number } {
  const above = button.top - tip.height - GAP;
  const centred = button.left + button.width / 2 - tip.width / 2;
  return {
    top: above >= GAP ? above : button.bottom + GAP,
    left: Math.max(GAP, Math.min(centred, windowWidth - tip.width - GAP)),
  };
}
