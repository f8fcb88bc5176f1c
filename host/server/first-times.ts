/** Texts that are kept; beyond them all are forgotten, and count as new again. */
const MAX_TEXTS = 1000;

/** Tells whether a text comes for the first time. */
export function firstTimes(): (text: string) => boolean {
  const known = new Set<string>();
  return (text) => {
    if (known.has(text)) return false;
    if (known.size >= MAX_TEXTS) known.clear();
    known.add(text);
    return true;
  };
}
