/** FNV-1a: a small hash with an even distribution. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
};

/** Pseudo-random integers from 0 to below `limit`; the same text always gives the same ones. */
export const numbersFrom = (text: string): ((limit: number) => number) => {
  let state = hashOf(text) || 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};
