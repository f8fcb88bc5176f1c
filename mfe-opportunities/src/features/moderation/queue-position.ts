interface Listed {
  id: number;
}

/** The one with this id; the first where it is not in the queue (any more). */
export const currentOf = <Item extends Listed>(queue: readonly Item[], id: number): Item | undefined =>
  queue.find((one) => one.id === id) ?? queue[0];

/** The one after it, the first after the last; undefined where it is alone. */
export function nextOf<Item extends Listed>(
  queue: readonly Item[],
  id: number,
  step: 1 | -1 = 1,
): Item | undefined {
  const at = queue.findIndex((one) => one.id === id);
  const next = queue[(at + step + queue.length) % queue.length];
  return next?.id === id ? undefined : next;
}
