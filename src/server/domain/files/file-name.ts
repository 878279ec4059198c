/** File systems take names of 255 bytes; browsers add a number to a name that is taken. */
export const MAX_NAME_BYTES = 240;

/** A name for a download. Leaves out what some file system refuses. */
export function fileNameFrom(title: string, extension: string): string {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const end = `.${extension}`;
  const short = cutToBytes(cleaned, MAX_NAME_BYTES - end.length).replace(/[\s.]+$/, '');
  return `${short || 'download'}${end}`;
}

/** Never in the middle of a character. */
function cutToBytes(text: string, max: number): string {
  let bytes = 0;
  return Array.from(text)
    .filter((character) => (bytes += Buffer.byteLength(character)) <= max)
    .join('');
}
