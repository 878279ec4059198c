import type { WriteStream } from 'node:tty';
import type { Progress } from '#server/domain/move/comparison.ts';

const WIDTH = 30;

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

/** Shows how far each step is: one line that is drawn again in a terminal, a line for each tenth elsewhere. */
export function createProgress(output: Output): Progress {
  return output.isTTY ? drawBar(output) : writeTenths(output);
}

function drawBar(output: Output): Progress {
  return (step, done, total) => {
    const filled = Math.floor((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    output.write(`\r\u001b[K${step.padEnd(9)}${bar} ${done} of ${total}${done === total ? '\n' : ''}`);
  };
}

function writeTenths(output: Output): Progress {
  const written = new Map<string, number>();
  return (step, done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (tenth <= (written.get(step) ?? 0)) return;
    written.set(step, tenth);
    output.write(`${step}: ${done} of ${total}\n`);
  };
}
