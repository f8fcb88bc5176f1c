/** Enough to hide the latency of a remote bucket. */
const CONCURRENCY = 16;

/** Calls `work` for each item, a few at a time; rejects with the first error. */
export async function forEachConcurrent<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, waiting.length) }, take));
}
