/** Enough that a bucket far away is not waited for file by file. */
const AT_ONCE = 16;

/** Does the work for each item, a few at a time; the first failure ends it. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const take = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, take));
}
