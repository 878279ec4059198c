import { english } from '#shared/language/english/english.ts';

type Entry = string | { [name: string]: Entry };
type Group = { [name: string]: Entry };

type Report = {
  /** Where a sentence of English has none in this language: 'visitor.player.play'. */
  missing: string[];
  /** What English does not have any more. */
  surplus: string[];
  /** Where other names stand in braces than in English. */
  wrongNames: string[];
};

/** Compares a translation with English, and makes the text of its file: what is missing has the English beside it. */
export function readTranslation(code: string, translation: Group): Report & { file: string } {
  const report: Report = { missing: [], surplus: [], wrongNames: [] };
  const forms = pluralForms(code);
  const { name, direction, visitor, owner, server } = translation;
  const lines = writeGroup(english, { visitor, owner, server } as Group, []);
  const file = `import type { Translated } from '#shared/language/language.ts';

export const name = ${quoted(name)};
export const direction = ${quoted(direction || 'ltr')};

export const sentences = (): Translated<${forms.map(quoted).join(' | ')}> => ({
${lines.join('\n')}
});
`;
  if (!name) report.missing.unshift('name');
  return { ...report, file };

  function writeGroup(group: Group, translated: Entry | undefined, path: string[]): string[] {
    const known = typeof translated === 'object' ? translated : {};
    for (const key of Object.keys(known)) if (!(key in group)) report.surplus.push([...path, key].join('.'));
    return Object.entries(group).flatMap(([key, entry]) =>
      writeEntry(key, entry, known[key], [...path, key]),
    );
  }

  function writeEntry(key: string, entry: Entry, translated: Entry | undefined, path: string[]): string[] {
    if (typeof entry === 'string') return [writeSentence(key, entry, translated, path)];
    const { other } = entry;
    const group =
      typeof other === 'string'
        ? Object.fromEntries(forms.map((form) => [form, entry[form] ?? other]))
        : entry;
    return [`${key}: {`, ...writeGroup(group, translated, path), '},'];
  }

  function writeSentence(
    key: string,
    sentence: string,
    translated: Entry | undefined,
    path: string[],
  ): string {
    const text = typeof translated === 'string' ? translated : '';
    const place = path.join('.');
    if (!text) report.missing.push(place);
    else if (hasWrongNames(key, namesIn(sentence), namesIn(text))) report.wrongNames.push(place);
    return `${key}: ${quoted(text)},${text ? '' : ` // ${sentence}`}`;
  }
}

const allForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Those that whole numbers need. Some languages have one more for millions, which is left to “other”. */
function pluralForms(code: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(code);
  const used = new Set(Array.from({ length: 1_000 }, (_, number) => rules.select(number)));
  return allForms.filter((form) => form === 'other' || used.has(form));
}

const quoted = (text: Entry | undefined) => JSON.stringify(typeof text === 'string' ? text : '');

const namesIn = (sentence: string) => new Set(sentence.match(/\{\w+\}/g));

const numbers = ['{count}', '{shown}'];

/** The forms of one or two need no number: “both songs”. Of a number, some sentences show a text such as “12k”. */
function hasWrongNames(key: string, english: Set<string>, translated: Set<string>): boolean {
  const mayOmit = (name: string) => ['zero', 'one', 'two'].includes(key) && numbers.includes(name);
  const isMissing = (name: string) => !translated.has(name) && !mayOmit(name);
  return [...english].some(isMissing) || [...translated].some((name) => !english.has(name));
}
