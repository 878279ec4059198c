import sharp from 'sharp';

/** Grain of several sizes, in pixels: the finest alone would vanish when a picture is made smaller. */
const GRAIN_SIDES = [1, 2, 4, 8];
/** As hard to compress as a photograph from a dark club: about 0.85 bits a pixel in a 640 px AVIF at quality 44. */
const STRENGTH = 0.22;

/** The picture as JPEG, at most this wide, with grain that is the same in every run. */
export async function addGrain(path: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(path)
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const layers = await Promise.all(GRAIN_SIDES.map((side) => grainLayer(info.width, info.height, side)));
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    let grain = 0;
    for (const layer of layers) grain += (layer[pixel] ?? 0) - 128;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
      data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + grain * STRENGTH));
  }
  const { height, channels } = info;
  return sharp(data, { raw: { width: info.width, height, channels } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** One byte for each pixel. */
async function grainLayer(width: number, height: number, side: number): Promise<Buffer> {
  const size = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const noise = Buffer.alloc(size.width * size.height);
  // A linear congruential generator.
  for (let at = 0, state = side; at < noise.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[at] = state >>> 24;
  }
  return sharp(noise, { raw: { ...size, channels: 1 } })
    .resize({ width, height, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
