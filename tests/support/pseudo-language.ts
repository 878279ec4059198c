import { english } from '#shared/language/english/english.ts';
import { languages } from '#shared/language/languages.ts';
import type { Sentences } from '#shared/language/sentences.ts';

const LONGER_BY = 0.4;
const FILLER_WORD = '~~~~';

/** '[Close ~~]': longer, as in most other languages, with a filler that wraps and has no letters. */
function pseudoSentence(sentence: string): string {
  const length = Math.ceil(sentence.length * LONGER_BY);
  const words = FILLER_WORD.padEnd(FILLER_WORD.length + 1).repeat(length);
  return `[${sentence} ${words.slice(0, length).trim()}]`;
}

/** A copy of a part of the catalogue with every sentence in brackets. What is on screen without them is not from it. */
export function pseudo<Part extends Sentences>(sentences: Part): Part {
  return Object.fromEntries(
    Object.entries(sentences).map(([name, entry]) => [
      name,
      typeof entry === 'string' ? pseudoSentence(entry) : pseudo(entry as Sentences),
    ]),
  ) as Part;
}

/** For a process that only tests use: its sites show the pseudo-language instead of English. */
export function speakPseudoLanguage(): void {
  const { visitor, owner, server } = english;
  const sentences = { visitor: pseudo(visitor), owner: pseudo(owner), server: pseudo(server) };
  Object.assign(languages, { en: { ...languages.en, sentences: () => sentences } });
}

/** The built script with the sentences for the owner, in the pseudo-language. */
export function inPseudoLanguage(script: string): string {
  const [firstGroup] = Object.keys(english.owner);
  const changed = script.replace(
    new RegExp(`\\(\\{${firstGroup}:.*\\},["\`]en["\`],`, 's'),
    () => `(${JSON.stringify(pseudo(english.owner))},"en",`,
  );
  if (changed === script) throw new Error('The script has no sentences for the owner');
  return changed;
}
