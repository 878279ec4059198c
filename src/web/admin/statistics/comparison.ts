import { keptFormatter } from '#shared/language/kept-formatter.ts';
import { ownerText } from '#shared/language/text.ts';

const changes = keptFormatter(
  (language) => new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }),
);

type Comparison = { direction: 'up' | 'down' | 'same'; text: string };

/** A number beside that of the time before. */
export function compare(now: number, before: number): Comparison {
  const texts = ownerText().statistics;
  if (now === before) return { direction: 'same', text: texts.same };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, text: texts.first };
  return { direction, text: changes().format((now - before) / before) };
}
