import type { Artist } from '#shared/artist.schema.ts';
import { sentenceOf, type Subject } from '#ssr/head/subject.ts';

const LENGTH = 160;

/** What a search result says below the page's title. */
export function describe(subject: Subject, artist: Artist): string {
  return shortened(longDescription(subject, artist).replace(/\s+/g, ' '));
}

function longDescription(subject: Subject, { name, tagline, about }: Artist): string {
  if (subject.kind === 'artist' || subject.kind === 'other') return [name, tagline, about[0]].join(' – ');
  const written = 'description' in subject.item ? subject.item.description : null;
  return written ?? `${subject.item.title} – ${sentenceOf(subject, name)}. ${tagline}`;
}

/** As much of a text as search results show, in whole words where it has words. */
function shortened(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= LENGTH) return text;
  const cut = letters.slice(0, LENGTH - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
