const PREFIX = 'upload ';

/** Missing on sites without https: then no page knows what another one is sending. */
const locks = () => navigator.locks as LockManager | undefined;

/** All tabs of this browser know that the upload is being sent, until the promise is settled or the page is closed. */
export function lockUpload(id: string, until: Promise<void>): void {
  void locks()?.request(PREFIX + id, { mode: 'shared' }, () => until);
}

/** The uploads that this page or another tab is sending. */
export async function idsBeingSent(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  const names = held.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
