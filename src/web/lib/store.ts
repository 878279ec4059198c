import { useSyncExternalStore } from 'react';

/** A value outside of React that components can subscribe to. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };

  /** Re-renders only when the chosen value changes; it must not be a new object each time. */
  function use(): T;
  function use<Chosen>(choose: (value: T) => Chosen): Chosen;
  function use(choose: (value: T) => unknown = (whole) => whole): unknown {
    // Hydration must match the HTML, which was rendered with the initial value.
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
