export type Progress = {
  /** Never goes down, though bytes may have to be sent again. */
  sent: number;
  total: number;
  /** An average over the last seconds. */
  bytesPerSecond: number;
  /** Null until the speed is known well enough. */
  secondsLeft: number | null;
};

const WINDOW_MS = 5_000;
/** The first bytes only fill the buffers of the network and would promise too much. */
const SETTLED_MS = 3_000;

type Mark = { sent: number; at: number };
type Measured = Progress & {
  /** Nothing has moved for some time. */
  isStalled: boolean;
};

/** Measures one transfer: how much of `total` is sent at a time in milliseconds. */
export function createTransferMeter() {
  let marks: Mark[] = [];
  let moved: Mark | null = null;
  let most = 0;

  return (sent: number, total: number, at: number): Measured => {
    // After an interruption some bytes are sent again.
    if (moved && sent < moved.sent) marks = [];
    if (moved?.sent !== sent) moved = { sent, at };
    marks = [...marks.filter((mark) => at - mark.at <= WINDOW_MS), { sent, at }];
    most = Math.max(most, sent);
    const first = marks[0]!;
    const ms = at - first.at;
    const bytesPerSecond = ms > 0 ? ((sent - first.sent) / ms) * 1_000 : 0;
    return {
      sent: most,
      total,
      bytesPerSecond,
      secondsLeft: bytesPerSecond > 0 && ms >= SETTLED_MS ? (total - sent) / bytesPerSecond : null,
      isStalled: at - moved.at >= WINDOW_MS,
    };
  };
}
