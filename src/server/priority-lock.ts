type Waiting = () => void;

/** Runs one task at a time; urgent tasks, which a request waits for, go first. */
export function createPriorityLock() {
  const urgent: Waiting[] = [];
  const later: Waiting[] = [];
  let busy = false;

  function next(): void {
    const start = urgent.shift() ?? later.shift();
    busy = start !== undefined;
    start?.();
  }

  return async function withLock<T>(urgency: 'urgent' | 'later', work: () => Promise<T>): Promise<T> {
    if (busy) {
      await new Promise<void>((resolve) => (urgency === 'urgent' ? urgent : later).push(resolve));
    }
    busy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
