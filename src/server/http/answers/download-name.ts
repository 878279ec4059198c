const LONGEST = 120;

/** Asks the browser to save a file under the title it belongs to, in any language. */
export function downloadHeader(title: string, extension: string): string {
  const name = `${fileNameFrom(title)}.${extension}`;
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** Leaves out what some system refuses in a file name. */
function fileNameFrom(title: string): string {
  const cleaned = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = Array.from(cleaned).slice(0, LONGEST).join('').trim();
  return short || 'download';
}

/** RFC 5987 leaves a few characters bare-unsafe that encodeURIComponent lets through. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
