import type { Content } from '#tests/support/content/fill-site.ts';

/** Rows and the words to find them by. The same number always makes the same row, so runs can be compared. */

const adjectives =
  'Amber Bitter Broken Crimson Distant Electric Fading Gentle Golden Hollow Lonely Midnight Paper Quiet Restless Silver'.split(
    ' ',
  );
const nouns =
  'Avenue Balcony Bridge Carnival Diner Engine Garden Harbour Lantern Mirror Orchard Parade River Station Theatre Window'.split(
    ' ',
  );
/** Each of these stands in a fifth of all descriptions. */
const common =
  `acoustic afternoon audience backstage ballad birthday borrowed chorus concert curtain drummer encore evening festival
  fiddle guitar harmony headline instrument interview kitchen language letter melody morning mountain neighbour orchestra
  piano promise quartet rehearsal rhythm saxophone serenade summer trumpet violin weather yesterday`.split(
    /\s+/,
  );
const COMMON_PER_ROW = common.length / 5;

/** Every two letters that stand side by side in one of them. */
const pairs = [
  ...new Set(common.flatMap((word) => Array.from(word).map((_, at) => word.slice(at, at + 2)))),
].filter((pair) => pair.length === 2);

const syllables = 'ba de fi go hu ka le mi no pu ra se ti vo zu cha dre flo glu pri'.split(' ');

/** A word that only one row has. */
function ownWord(number: number): string {
  let word = '';
  for (let rest = number + 1; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return `${word}lo`;
}

function descriptionOf(number: number): string {
  return Array.from(
    { length: COMMON_PER_ROW },
    (_, place) => common[(number * 7 + place * 5) % common.length],
  ).join(' ');
}

function titleOf(number: number): string {
  const adjective = adjectives[number % adjectives.length];
  const noun = nouns[Math.floor(number / adjectives.length) % nouns.length];
  return `${adjective} ${noun} ${ownWord(number)}`;
}

/** This many of each kind, each row with words of its own. */
export function growthContent(rows: number): Content {
  const numbers = Array.from({ length: rows }, (_, place) => rows - 1 - place);
  return {
    tracks: numbers.map((number) => ({ title: titleOf(number), description: descriptionOf(number) })),
    videos: numbers.map((number) => ({ title: titleOf(number) })),
    photos: numbers.map((number) => ({ title: titleOf(number), description: descriptionOf(number) })),
    messages: numbers.map((number) => ({
      name: `${adjectives[number % adjectives.length]} ${ownWord(number)}`,
      subject: titleOf(number),
      message: descriptionOf(number),
    })),
  };
}

/** Words to search for. Asked for the nth time they differ, so that nothing that was found before can answer. */
export const searches = {
  /** In one row of all. */
  rare: (nth: number, rows: number) => ownWord((nth * 7_919 + 13) % rows),
  /** In a fifth of all rows; later ones are a letter or two shorter, which finds at least as much. */
  common: (nth: number) => {
    const word = common[nth % common.length] ?? '';
    return word.slice(0, word.length - Math.min(2, Math.floor(nth / common.length)));
  },
  nowhere: (nth: number) => `${ownWord(nth)}xq`,
  /** Too short for an index of three letters at a time, and found almost everywhere. */
  'two letters': (nth: number) => pairs[nth % pairs.length] ?? '',
  /** The letters that no row has side by side. */
  'two letters nowhere': (nth: number) => `x${String.fromCharCode(98 + (nth % 25))}`,
};
