import { eld } from 'eld/small';

/** Longer texts tell no more; the detection takes time with their length. */
const ENOUGH = 400;
/** How many texts are remembered: lists are read far more often than texts change. */
const REMEMBERED = 5000;
const known = new Map<string, string | null>();

/**
 * The language that texts of people are written in, as `en`; null where that is not sure.
 * @param texts the first says most
 */
export function languageOf(texts: readonly string[]): string | null {
  const text = texts.filter(Boolean).join('\n').slice(0, ENOUGH);
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = eld.detect(text);
  const language = found.isReliable() && found.language ? found.language : null;
  if (known.size >= REMEMBERED) known.clear();
  known.set(text, language);
  return language;
}
