const urls = new WeakMap<Blob, string>();
const registry = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** One blob URL per file, revoked when the file is garbage collected. */
export function objectUrl(file: Blob): string {
  const known = urls.get(file);
  if (known) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  registry.register(file, url);
  return url;
}
