import { pino } from 'pino';
import { projectRoot } from '#ssr/project-root.ts';

type Line = { msg: string; err?: { type: string; message: string; stack?: string } };

/** What a developer wants to know: what happened, and where in our own code. */
function tellShort({ msg, err }: Line): string {
  if (!err) return msg;
  const place = err.stack
    ?.split('\n')
    .map((frame) => /(?:src|tests)\/[^()]+:\d+(?=:\d+\)?$)/.exec(frame.replace(projectRoot(), ''))?.[0])
    .find((found) => found !== undefined);
  return `${err.type}: ${err.message}${place ? ` (${place})` : ''}`;
}

/** The log of a site that is tested: its lines are shown beside a failing test. */
export function createErrorLog(level: string | undefined, notify: (line: string) => void) {
  return pino({ level: level ?? 'error' }, { write: (line) => notify(tellShort(JSON.parse(line) as Line)) });
}
