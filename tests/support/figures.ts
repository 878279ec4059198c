import { appendFileSync } from 'node:fs';

/** The cases that take minutes run by `npm run test:faults`, the others with every test run. */
export const isLong = process.env['FAULTS'] === 'all';

/** Notes what a case of docs/reliability.md came to; the test run prints them all at its end. */
export function figure(caseName: string, text: string): void {
  const file = process.env['FIGURES'];
  if (file) appendFileSync(file, `${caseName.padEnd(5)} ${text}\n`);
  else console.log(`${caseName}: ${text}`);
}
