interface Listed {
  id: number;
}

/**
 * The one that the address names; the first where it names none (null). Undefined if that one is not in the queue (any more):
 * another one must not take its place by itself.
 */
export const currentOf = <Item extends Listed>(
  queue: readonly Item[],
  id: number | null,
): Item | undefined => (id === null ? queue[0] : queue.find((one) => one.id === id));

/** The one after it, the first after the last; undefined if it is alone. */
export function nextOf<Item extends Listed>(
  queue: readonly Item[],
  id: number,
  step: 1 | -1 = 1,
): Item | undefined {
  const at = queue.findIndex((one) => one.id === id);
  const next = queue[(at + step + queue.length) % queue.length];
  return next?.id === id ? undefined : next;
}
