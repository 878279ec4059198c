import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('typefaces.css', import.meta.url), 'utf8');

/** What the owner may choose: its display face, and how heavy that is drawn. */
const pairings = [
  ...styles.matchAll(/data-typeface='(\w+)'\] \{\s+--display-face: '([^']+)'[^}]*--display-weight: (\d+)/g),
].map(([, name = '', family = '', weight = '']) => ({ name, family, weight: Number(weight) }));

/** The weights each file of a family is there for. */
const weightsOf = (family: string) =>
  [...styles.matchAll(/@font-face \{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes(`font-family: '${family}'`))
    .map((face) => (/font-weight: ([\d ]+);/.exec(face)?.[1] ?? '').split(' ').map(Number));

test.each(pairings)('letters that $name lacks come in a bold of the system’s', ({ family, weight }) => {
  expect(weight).toBeGreaterThanOrEqual(700);
  // Of its own letters no browser makes a false bold.
  for (const [lightest = 0, boldest = lightest] of weightsOf(family)) {
    expect(lightest).toBeLessThanOrEqual(weight);
    expect(boldest).toBeGreaterThanOrEqual(weight);
  }
});

test('every lettering but the site’s own is looked at', () => {
  expect(pairings.map(({ name }) => name)).toEqual(['songbook', 'concert', 'poster', 'studio']);
});
