import { describe, expect, it } from 'vitest';
import { drawBars, loudestOf } from './bars.ts';

describe('the bars of a waveform', () => {
  it('stand for the loudest moment of their part', () => {
    expect(loudestOf([1, 9, 2, 3, 40, 4], 3)).toEqual([9, 3, 40]);
    expect(loudestOf([1, 2, 3, 4, 5], 2)).toEqual([2, 5]);
  });

  it('are never more than there are values', () => {
    expect(loudestOf([5, 6], 96)).toEqual([5, 6]);
    expect(loudestOf([], 96)).toEqual([]);
  });

  it('stay inside their box, and show a dot even for silence', () => {
    const { path, height, width } = drawBars([0, 100, 250], 3);
    expect(path).toBe('M3 22.5v3M9 2v44M15 2v44');
    expect(height).toBe(48);
    expect(width).toBe(18);
  });
});
