import { describe, expect, it } from 'vitest';
import { drawArt, type ArtShape } from '#shared/site/look/art.ts';

const shapes: ArtShape[] = ['square', 'wide', 'hero'];
const titles = ['Ghost Light', 'Wig Season', 'Second Act', '', 'a', '陳奕迅', '🎤', 'x'.repeat(500)];

describe('built-in art', () => {
  it('is the same for the same title, however it is typed', () => {
    expect(drawArt('Ghost Light', 'square')).toEqual(drawArt('Ghost Light', 'square'));
    expect(drawArt(' ghost light ', 'square')).toEqual(drawArt('Ghost Light', 'square'));
    expect(drawArt('Cafe\u0301', 'wide')).toEqual(drawArt('Caf\u00e9', 'wide'));
  });

  it('differs from title to title, even when they are alike', () => {
    const alike = Array.from({ length: 50 }, (_, index) =>
      JSON.stringify(drawArt(`Song ${index}`, 'square')),
    );
    expect(new Set(alike).size).toBe(50);
    const grounds = Array.from({ length: 50 }, (_, index) => drawArt(`Song ${index}`, 'square').ground);
    expect(new Set(grounds).size).toBeGreaterThan(10);
  });

  it.each(shapes.flatMap((shape) => titles.map((title) => [shape, title] as const)))(
    'keeps the whole lamp ring inside a %s picture for %j',
    (shape, title) => {
      const { width, height, lamp, bulbs, beams } = drawArt(title, shape);
      const reach = bulbs.radius + bulbs.size;
      expect(lamp.x - reach).toBeGreaterThan(0);
      expect(lamp.x + reach).toBeLessThan(width);
      expect(lamp.y - reach).toBeGreaterThan(0);
      expect(lamp.y + reach).toBeLessThan(height);
      expect(JSON.stringify({ lamp, bulbs, beams })).not.toMatch(/NaN|null|Infinity/);
    },
  );
});
