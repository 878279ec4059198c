/** File systems take names of 255 bytes; this leaves room for what browsers add to a name that is taken. */
const LONGEST_BYTES = 240;

/** Asks the browser to save a file under the title it belongs to, in any language. */
export function downloadHeader(title: string, extension: string): string {
  const name = fileNameFrom(title, extension);
  // For old clients, in plain letters. Only now can some signs be told for what they are: a wide slash is a slash.
  const plain = fileNameFrom(inPlainLetters(title), extension);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

function inPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');
}

/** Leaves out what some system refuses in a file name. */
function fileNameFrom(title: string, extension: string): string {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '');
  const end = `.${extension}`;
  const short = cutToBytes(cleaned, LONGEST_BYTES - end.length).replace(/[\s.]+$/, '');
  return `${short || 'download'}${end}`;
}

/** Never in the middle of a letter. */
function cutToBytes(text: string, longest: number): string {
  let bytes = 0;
  return Array.from(text)
    .filter((letter) => (bytes += Buffer.byteLength(letter)) <= longest)
    .join('');
}

/** RFC 5987 leaves a few characters bare-unsafe that encodeURIComponent lets through. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
