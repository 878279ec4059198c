import { checkedText, problemText, remediesFor } from '#shared/check.ts';
import type { CheckResult } from '#server/domain/check/check-site.ts';

/** What was repaired, what was found, and what to do about it. */
export function describeCheck({ report, problems, repairs }: CheckResult): string {
  const lines = [...repairs, checkedText(report)];
  if (problems.length === 0) lines.push('Nothing is wrong.');
  else {
    lines.push(problems.length === 1 ? '1 thing is wrong:' : `${problems.length} things are wrong:`);
    lines.push(...problems.map((problem) => `  ${problemText(problem)}`), ...remediesFor(problems));
  }
  return lines.join('\n');
}
