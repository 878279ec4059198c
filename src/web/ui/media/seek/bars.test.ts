import { describe, expect, it } from 'vitest';
import { drawBars, loudestOf } from '#web/ui/media/seek/bars.ts';

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
    const { path, height, width } = drawBars([0, 100, 250], 300);
    expect(path).toBe('M2 22.5v3M6 2v44M10 2v44');
    expect(height).toBe(48);
    expect(width).toBe(12);
  });

  it('are as many as there is room for', () => {
    const peaks = Array.from({ length: 800 }, () => 50);
    expect(drawBars(peaks, 190).path.split('M')).toHaveLength(1 + 47);
    expect(drawBars(peaks, 560).path.split('M')).toHaveLength(1 + 140);
    expect(drawBars(peaks, 0).path).toBe('');
  });
});
