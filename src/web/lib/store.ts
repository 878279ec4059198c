import { useSyncExternalStore } from 'react';

/** A value that outlives the components showing it, and that code outside of them can read and change. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  /** Re-renders only when what is chosen changes; choose plain values, not fresh objects. */
  function use(): T;
  function use<Chosen>(choose: (value: T) => Chosen): Chosen;
  function use(choose: (value: T) => unknown = (whole) => whole): unknown {
    // The HTML knows the initial value, and the first render over it must equal the HTML.
    return useSyncExternalStore(
      subscribe,
      () => choose(value),
      () => choose(initial),
    );
  }

  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe,
    use,
  };
}
