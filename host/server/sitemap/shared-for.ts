/** Calls with the same key share one result for so long, of the last keys that were asked for; a failure is not kept. */
export function sharedFor<Result>(ms: number, keys: number, read: (key: number) => Promise<Result>) {
  const cache = new Map<number, { until: number; result: Promise<Result> }>();
  return (key: number): Promise<Result> => {
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.result;
    cache.delete(key);
    const entry = { until: Date.now() + ms, result: read(key) };
    cache.set(key, entry);
    const [oldest] = cache.keys();
    if (cache.size > keys && oldest !== undefined) cache.delete(oldest);
    entry.result.catch(() => void (cache.get(key) === entry && cache.delete(key)));
    return entry.result;
  };
}
