import { encode } from 'uqr';

/** Large enough to print. */
const MODULE_PIXELS = 32;
/** The quiet zone that the standard asks for. */
const BORDER = 4;

/** A PNG as a data address. */
export function qrCode(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MODULE_PIXELS;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * MODULE_PIXELS, y * MODULE_PIXELS, MODULE_PIXELS, MODULE_PIXELS);
    }),
  );
  return canvas.toDataURL();
}
