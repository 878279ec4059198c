import sharp from 'sharp';

/** The same number always gives the same numbers after it. */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const GRAIN = 38;

/**
 * A picture as hard to compress as a photograph: soft shapes of many colours under film grain, about 300 kB at 1600 px.
 * The same number always makes the same picture.
 */
export async function photograph(number: number, width = 1_600, height = 1_200): Promise<Buffer> {
  const random = randomFrom(number);
  const rough = { width: 24, height: 18, channels: 3 } as const;
  const colours = Buffer.from(
    Array.from({ length: rough.width * rough.height * rough.channels }, () => 30 + random() * 200),
  );
  const grain = Buffer.from(
    // Two at once are spread as grain is: mostly little, seldom much.
    Array.from({ length: width * height }, () => 128 + (random() + random() - 1) * GRAIN),
  );
  const shapes = await sharp(colours, { raw: rough })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(shapes)
    .composite([{ input: grain, raw: { width, height, channels: 1 }, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
