import { describe, expect, it } from 'vitest';
import { wallRows } from '#web/features/photos/wall-rows.ts';

const photo = (width: number, height: number) => ({
  id: 1,
  picture: { width, height, thumbhash: null, animated: false },
});

describe('the rows a photo takes on the wall', () => {
  it('follow its shape', () => {
    expect(wallRows(photo(800, 800))).toBe(24);
    expect(wallRows(photo(800, 1000))).toBe(30);
    expect(wallRows(photo(1200, 900))).toBe(18);
  });

  it('never make a stripe or a tower', () => {
    expect(wallRows(photo(4000, 100))).toBe(15);
    expect(wallRows(photo(100, 4000))).toBe(36);
  });

  it('are mixed for photos nobody has measured', () => {
    const heights = [1, 2, 3].map((id) => wallRows({ id, picture: null }));
    expect(new Set(heights).size).toBe(3);
  });
});
