import { appendFileSync } from 'node:fs';

/** The cases that take minutes run by `npm run test:faults`, the others with every test run. */
export const isLong = process.env['FAULTS'] === 'all';

/** Notes what a case of docs/reliability.md came to; the test run prints them all at its end. */
export function figure(caseName: string, text: string): void {
  const file = process.env['FIGURES'];
  const line = `${caseName.padEnd(5)} ${text}\n`;
  if (file) appendFileSync(file, line);
  else process.stdout.write(line);
}
