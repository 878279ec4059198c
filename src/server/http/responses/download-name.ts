/** File systems take names of 255 bytes; browsers add a number to a name that is taken. */
const MAX_BYTES = 240;

/** A Content-Disposition header that saves the file under its title, in any language. */
export function downloadHeader(title: string, extension: string): string {
  const name = fileNameFrom(title, extension);
  // For old clients, in ASCII. Normalised before cleaning: a fullwidth slash becomes a slash. Shortened before
  // normalising, which takes long where thousands of accents follow one another.
  const plain = fileNameFrom(toAscii(Array.from(title).slice(0, MAX_BYTES).join('')), extension);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');
}

/** Leaves out what some file system refuses. */
function fileNameFrom(title: string, extension: string): string {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const end = `.${extension}`;
  const short = cutToBytes(cleaned, MAX_BYTES - end.length).replace(/[\s.]+$/, '');
  return `${short || 'download'}${end}`;
}

/** Never in the middle of a character. */
function cutToBytes(text: string, max: number): string {
  let bytes = 0;
  return Array.from(text)
    .filter((character) => (bytes += Buffer.byteLength(character)) <= max)
    .join('');
}

/** RFC 5987 reserves a few characters that encodeURIComponent leaves alone. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
