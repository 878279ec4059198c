import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Song = { path: string; bytes: number };

export type ToListeners =
  { type: 'begin'; url: string; songs: Song[]; listeners: number } | { type: 'rest' | 'goOn' };

/** About once a second. */
export type FromListeners = {
  /** In milliseconds, until the last byte was there. */
  waits: number[];
  /** How long the process itself was held up: that much of a wait may not be the server's. */
  ownDelayMs: number;
  /** Nobody is waiting, and nobody is about to ask. */
  isIdle: boolean;
};

/** Listeners who ask for a part of a song every second or so, and now and then for the home page. */
export function startListeners(
  asked: { url: string; songs: Song[]; listeners: number },
  onReport: (report: FromListeners) => void,
) {
  const child = fork(fileURLToPath(new URL('listener-process.ts', import.meta.url)));
  const send = (message: ToListeners) => void child.send(message);
  let onIdle = () => {};
  let isResting = false;
  child.on('message', (message) => {
    const report = message as FromListeners;
    if (isResting && report.isIdle) onIdle();
    onReport(report);
  });
  let isOver = false;
  child.once('exit', (code) => {
    if (!isOver) throw new Error(`The listeners ended with ${code}`);
  });
  send({ type: 'begin', ...asked });

  return {
    pid: child.pid ?? 0,
    /** Resolves once all of them have their answers. */
    async rest(): Promise<void> {
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      isResting = true;
      send({ type: 'rest' });
      await idle;
    },
    goOn(): void {
      isResting = false;
      send({ type: 'goOn' });
    },
    end(): void {
      isOver = true;
      child.kill();
    },
  };
}
