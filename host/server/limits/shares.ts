/** A share in the calls of a kind: `most` at once for a key. */
export interface Take {
  key: string;
  most: number;
}

export type Shares = ReturnType<typeof createShares>;

/** Counts calls under way. A share is taken for all keys, or for none; undefined: one of them is used up. */
export function createShares() {
  const held = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (held.get(key) ?? 0) + by;
    if (count > 0) held.set(key, count);
    else held.delete(key);
  };
  return {
    take(takes: readonly Take[]): (() => void) | undefined {
      if (takes.some(({ key, most }) => (held.get(key) ?? 0) >= most)) return undefined;
      for (const { key } of takes) change(key, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const { key } of takes) change(key, -1);
        isHeld = false;
      };
    },
  };
}
