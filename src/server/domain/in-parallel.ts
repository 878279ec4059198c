const CONCURRENCY = 4;

/** Runs a few at a time. After a failure starts nothing new, and waits for the running ones before it throws. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const queue = items[Symbol.iterator]();
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
}
