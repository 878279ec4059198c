import type { LRUCache } from 'lru-cache';

/** The cached result, or a new one that everybody who asks for it in the meantime shares. Failures are not cached. */
export function getOrMake<Value>(
  store: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
  size?: number,
): Promise<Value> {
  const known = store.get(key);
  if (known) return known;
  const made = make();
  store.set(key, made, size === undefined ? {} : { size });
  made.catch(() => {
    if (store.peek(key) === made) store.delete(key);
  });
  return made;
}
