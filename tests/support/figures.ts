import { appendFileSync } from 'node:fs';

/** `npm run test:slow` also runs the cases that take minutes. */
export const isLong = process.env['FAULTS'] === 'all';

/** Records the result of a case of docs/reliability.md, see scripts/write-reliability.ts. */
export function figure(caseName: string, text: string, file = process.env['FIGURES']): void {
  const line = `${caseName.padEnd(5)} ${text}\n`;
  if (file) appendFileSync(file, line);
  else process.stdout.write(line);
}
