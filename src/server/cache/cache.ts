import { LRUCache } from 'lru-cache';
import { policies, type Policy, type StoreName } from '#server/cache/policies.ts';

/** Increases `generation` with every clear, so that a result of older content is recognised and not stored. */
class CacheStore<Value extends object | boolean> extends LRUCache<string, Value> {
  generation = 0;

  override clear(): void {
    this.generation += 1;
    super.clear();
  }
}

/** Gives out the stores for everything that is made of public content. A change empties them all. */
export function createCache(changes: { onChange: (listener: () => void) => void }) {
  const emptiedByChanges: { clear: () => void }[] = [];
  changes.onChange(() => {
    for (const store of emptiedByChanges) store.clear();
  });
  return {
    store<Value extends object | boolean>(name: StoreName): CacheStore<Value> {
      const { survivesChanges, ...limits } = policies[name] as Policy;
      const store = new CacheStore<Value>(limits);
      if (!survivesChanges) emptiedByChanges.push(store);
      return store;
    },
  };
}

export type Cache = ReturnType<typeof createCache>;
