const urls = new WeakMap<Blob, string>();
const gone = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** An address for a file that has not left the computer: one per file, given back when nobody holds the file. */
export function objectUrl(file: Blob): string {
  const known = urls.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  gone.register(file, url);
  return url;
}
