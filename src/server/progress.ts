export type Progress = (step: string, done: number, total: number) => void;

const WIDTH = 30;

type Output = { isTTY?: boolean; write: (text: string) => unknown };

/** Reports the progress of each step: one line that is redrawn in a terminal, a line per tenth elsewhere. */
export function createProgress(output: Output): Progress {
  return output.isTTY ? drawBar(output) : writeTenths(output);
}

function drawBar(output: Output): Progress {
  return (step, done, total) => {
    const filled = Math.floor((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    output.write(`\r\u001b[K${step.padEnd(8)} ${bar} ${done} of ${total}${done === total ? '\n' : ''}`);
  };
}

function writeTenths(output: Output): Progress {
  const written = new Map<string, number>();
  return (step, done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (tenth <= (written.get(step) ?? 0)) return;
    output.write(`${step}: ${done} of ${total}\n`);
    if (done === total) written.delete(step);
    else written.set(step, tenth);
  };
}
