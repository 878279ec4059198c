/** 03_-_Paper_Lanterns.mp3 → Paper Lanterns: a title to start from. A number alone may belong to it (7 rings). */
export function titleFromName(name: string): string {
  const bare = name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^(?:\d{1,3}\s*[-.]\s*|0\d\s+)(?=\S)/, '');
}
