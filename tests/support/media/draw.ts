import sharp, { type Sharp } from 'sharp';

/** A coloured gradient with a bright left edge, so that turning and cropping can be noticed. */
export function gradient(width: number, height: number, shade = 0): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      pixels[at] = x < width / 4 ? 250 : Math.round((x / width) * 120);
      pixels[at + 1] = Math.round((y / height) * 180);
      pixels[at + 2] = (60 + shade * 40) % 256;
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Several frames below each other, the way sharp takes an animation. */
export function animation(width: number, height: number, frames: number): Promise<Sharp> {
  return Promise.all(
    Array.from({ length: frames }, (_, index) => gradient(width, height, index).raw().toBuffer()),
  ).then((pictures) =>
    sharp(Buffer.concat(pictures), {
      raw: { width, height: height * frames, channels: 3, pageHeight: height },
    }),
  );
}

/** As a phone writes it: where the photo was taken. */
export const whereItWasTaken = {
  IFD0: { Make: 'Marquee Phone', Software: 'secret-software-string' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '30/1 26/1 1723/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '84/1 16/1 4800/100',
  },
};
