import { fileNameFrom, MAX_NAME_BYTES } from '#server/domain/files/file-name.ts';

/** A Content-Disposition header that saves the file under its title, in any language. */
export function downloadHeader(title: string, extension: string): string {
  const name = fileNameFrom(title, extension);
  // For old clients, in ASCII. Normalised before cleaning: a fullwidth slash becomes a slash. Shortened before
  // normalising, which takes long where thousands of accents follow one another.
  const plain = fileNameFrom(toAscii(Array.from(title).slice(0, MAX_NAME_BYTES).join('')), extension);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Cc}\p{Cf}]/gu, '')
    .replace(/[^\x20-\x7e]|%/gu, '_');
}

/** RFC 5987 reserves a few characters that encodeURIComponent leaves alone. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
