import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { backgrounds as accentGrounds, ownAccent } from '#shared/site/look/accent.ts';
import { contrast, hexOf } from '#shared/site/look/oklch.ts';
import { readTokens } from '#web/styles/read-tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = readTokens(css, ':root');
const dark = { ...light, ...readTokens(css, '.dark') };
const grounds = {
  light,
  dark,
  'the stage in light': { ...light, ...readTokens(css, '.stage') },
  'the stage in dark': { ...dark, ...readTokens(css, '.stage'), ...readTokens(css, '.dark .stage') },
};

const textOn: Record<string, string[]> = {
  ink: ['page', 'surface', 'sunk', 'danger-wash', 'success-wash'],
  soft: ['page', 'surface', 'sunk'],
  'accent-ink': ['page', 'surface', 'sunk'],
  'danger-ink': ['page', 'surface', 'sunk', 'danger-wash'],
  'success-ink': ['page', 'surface', 'sunk', 'success-wash'],
  'on-accent': ['accent', 'accent-deep'],
  'on-danger': ['danger', 'danger-deep'],
  'on-disc': ['disc', 'disc-lit'],
};
const controlsOn: Record<string, string[]> = {
  edge: ['page', 'surface', 'sunk'],
  accent: ['page', 'surface', 'sunk'],
  danger: ['page', 'surface', 'sunk'],
  'disc-accent': ['disc', 'disc-lit'],
};

describe.each(Object.entries(grounds))('colours in %s', (_name, tokens) => {
  function ratio(front: string, back: string): number {
    const [a, b] = [tokens[front], tokens[back]];
    if (!a || !b) throw new Error(`No token named ${a ? back : front}`);
    return contrast(a, b);
  }
  const pairs = (map: Record<string, string[]>) =>
    Object.entries(map).flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(pairs(textOn))('%s reads as text on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controlsOn))('%s is seen as a control on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

it.each(['dark', 'the stage in light', 'the stage in dark'] as const)('glow reads as text in %s', (name) => {
  expect(contrast(grounds[name]['glow']!, grounds[name]['page']!)).toBeGreaterThanOrEqual(4.5);
});

it('measures black on white as 21', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});

it('is what an accent of the owner’s own is measured against', () => {
  const groundsOf = (tokens: Record<string, unknown>) => [tokens['page'], tokens['surface'], tokens['sunk']];
  expect(accentGrounds.light).toEqual(groundsOf(light));
  const stages = [grounds['the stage in light'], grounds['the stage in dark']];
  for (const ground of [dark, ...stages].flatMap(groundsOf))
    expect(accentGrounds.dark).toContainEqual(ground);
  expect(light['accent'] && hexOf(light['accent'])).toBe(ownAccent);
});
