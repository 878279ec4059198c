type Waiting = () => void;

/** One at a time; whoever answers a waiting person goes before what can be done later. */
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
