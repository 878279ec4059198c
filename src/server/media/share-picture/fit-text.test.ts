import { expect, it } from 'vitest';
import { fitText, type Setting } from '#server/media/share-picture/fit-text.ts';

const box = { width: 400, height: 300 };
const sizes = [100, 50, 20];

/** As if every letter were half as wide as it is high. */
async function draw({ text, size, breaksWords }: Setting) {
  const perLine = Math.floor(box.width / (size / 2));
  const lines: number[] = [0];
  for (const word of breaksWords ? text : text.split(' ')) {
    const [last = 0, length] = [lines.at(-1), word.length];
    const joined = breaksWords || last === 0 ? last + length : last + 1 + length;
    if (joined <= perLine) lines[lines.length - 1] = joined;
    else lines.push(length);
  }
  return { text, size, breaksWords, width: Math.max(...lines) * (size / 2), height: lines.length * size };
}

const fit = (text: string) => fitText(text, { box, sizes, draw });

it('sets a short text in the largest letters', async () => {
  expect(await fit('Night')).toMatchObject({ text: 'Night', size: 100 });
});

it('takes smaller letters before it breaks a word', async () => {
  expect(await fit('Transformation')).toMatchObject({ size: 50, breaksWords: false });
});

it('sets a longer text in lines', async () => {
  expect(await fit('one two three four')).toMatchObject({ size: 100, height: 300 });
});

it('breaks a word that has no room in any size', async () => {
  const text = 'x'.repeat(60);
  expect(await fit(text)).toMatchObject({ text, size: 20, breaksWords: true });
});

it('ends in an ellipsis what has no room at all, as late as it can and between whole letters', async () => {
  const { text, ...area } = await fit('👩‍🎤'.repeat(400));
  expect(area).toMatchObject({ size: 20 });
  expect(text).toMatch(/^(👩‍🎤)+…$/u);
  const longer = await draw({ text: `👩‍🎤${text}`, size: 20, breaksWords: true });
  expect(area.height).toBeLessThanOrEqual(box.height);
  expect(longer.height).toBeGreaterThan(box.height);
});
