import { keptFormatter, knownText } from '#shared/language/kept-formatter.ts';
import { ownerText } from '#shared/language/text.ts';

const changes = keptFormatter(
  (language) => new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }),
);

/** +12% */
const change = (percent: number) =>
  knownText('change', String(percent), () => changes().format(percent / 100));

type Comparison = { direction: 'up' | 'down' | 'same'; text: string };

/** A number beside that of the time before. */
export function compare(now: number, before: number): Comparison {
  const texts = ownerText().statistics;
  const percent = before === 0 ? null : Math.round(((now - before) / before) * 100);
  if (now === before || percent === 0) return { direction: 'same', text: texts.same };
  const direction = now > before ? 'up' : 'down';
  return { direction, text: percent === null ? texts.first : change(percent) };
}
