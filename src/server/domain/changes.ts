/** Tells whoever keeps a copy of public content (the page cache) that something changed. */
export function createChanges() {
  const listeners = new Set<() => void>();
  return {
    announce: () => listeners.forEach((listener) => listener()),
    onChange: (listener: () => void) => {
      listeners.add(listener);
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;
