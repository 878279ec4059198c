import { describe, expect, it } from 'vitest';
import { fitName, nameWidth } from '#shared/site/name-fit/fit-name.ts';

describe('the width of a name', () => {
  it('follows the measured face', () => {
    // 'Billy' in this cut measures 1.57 em in Chromium, kerning aside.
    expect(nameWidth('Billy', 0)).toBeGreaterThanOrEqual(1.57);
    expect(nameWidth('Billy', 0)).toBeLessThan(1.7);
  });

  it('gives an accented letter the width of its letter', () => {
    expect(nameWidth('Zoë', 0)).toBeCloseTo(nameWidth('Zoe', 0));
  });

  it('gives ideographs a whole em', () => {
    expect(nameWidth('陳奕迅', 0)).toBeGreaterThanOrEqual(3);
  });
});

describe('fitting a name', () => {
  it.each(['Bo', 'Billy', '陳奕迅', 'Владимир', 'Singlewordnamehere'])('keeps %s on one line', (name) => {
    expect(fitName(name).lines).toEqual([name]);
  });

  it.each([
    ['Siouxsie Sioux', ['Siouxsie', 'Sioux']],
    ['The Presidents Of Somewhere', ['The', 'Presidents', 'Of', 'Somewhere']],
    ['A Very Long Singlewordnamehere', ['A Very Long', 'Singlewordnamehere']],
  ])('breaks %s between words', (name, lines) => {
    expect(fitName(name).lines).toEqual(lines);
  });

  it('makes a longer name smaller, never nothing', () => {
    const sizes = ['Bo', 'Billy', 'Wilhelmina', 'W'.repeat(25), 'W'.repeat(200)].map(
      (name) => fitName(name).size,
    );
    expect([...sizes].sort((a, b) => b - a)).toEqual(sizes);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  it('gives accents and other scripts taller lines', () => {
    const plain = fitName('Siouxsie Sioux').lineHeight;
    expect(fitName('Sigur Rós').lineHeight).toBeGreaterThan(plain);
    expect(fitName('Владимир Высоцкий').lineHeight).toBeGreaterThan(plain);
  });

  it('survives a blank name and one of a hundred words', () => {
    expect(Number.isFinite(fitName('  ').size)).toBe(true);
    expect(fitName('la '.repeat(100)).lines).toHaveLength(1);
  });
});
