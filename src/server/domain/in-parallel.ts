const AT_ONCE = 4;

/** A few at a time. After a failure nothing new is begun, and what is under way is waited for. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const waiting = items[Symbol.iterator]();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.next(); !next.done && failures.length === 0; next = waiting.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}
