type Area = { width: number; height: number };

export type Setting = { text: string; size: number; breaksWords: boolean };

type Fit<Drawn extends Area> = {
  box: Area;
  /** Largest first. */
  sizes: readonly number[];
  draw: (setting: Setting) => Promise<Drawn>;
};

/** Draws a text as large as fits into the box; one that is too long in the smallest size ends in an ellipsis. */
export async function fitText<Drawn extends Area>(
  text: string,
  { box, sizes, draw }: Fit<Drawn>,
): Promise<Drawn> {
  const fits = ({ width, height }: Area) => width <= box.width && height <= box.height;
  for (const size of sizes) {
    const drawn = await draw({ text, size, breaksWords: false });
    if (fits(drawn)) return drawn;
  }

  const smallest = { size: Math.min(...sizes), breaksWords: true };
  const whole = await draw({ text, ...smallest });
  if (fits(whole)) return whole;

  // Grapheme clusters, such as an emoji or a letter with its accents.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const cut = (count: number) =>
    draw({ text: `${letters.slice(0, count).join('').trimEnd()}…`, ...smallest });
  let [most, tooMany] = [0, letters.length];
  let best = await cut(most);
  while (tooMany - most > 1) {
    const count = Math.floor((most + tooMany) / 2);
    const drawn = await cut(count);
    if (fits(drawn)) [most, best] = [count, drawn];
    else tooMany = count;
  }
  return best;
}
