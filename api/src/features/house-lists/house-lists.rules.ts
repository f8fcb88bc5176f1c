import { DomainError } from '../../errors/domain-error.ts';

/**
 * The ids in their new order: `id` before another one, or at the end. Throws 409 if the other one is not among them: it
 * has gone to another category meanwhile.
 */
export function moved(ids: readonly number[], id: number, before: number | null): number[] {
  const others = ids.filter((each) => each !== id);
  if (before === null || before === id) return before === null ? [...others, id] : [...ids];
  const at = others.indexOf(before);
  if (at < 0) throw new DomainError('record.changed');
  return others.toSpliced(at, 0, id);
}

/** The hue of a new sector's pattern, in degrees: the middle of the widest gap, so that it is told apart from the others. */
export function nextHue(hues: readonly number[]): number {
  const [first, ...rest] = [...new Set(hues)].sort((a, b) => a - b);
  if (first === undefined) return 0;
  let widest = { gap: 0, hue: first };
  for (const [index, next] of [...rest, first + 360].entries()) {
    const from = index === 0 ? first : (rest[index - 1] ?? first);
    if (next - from > widest.gap) widest = { gap: next - from, hue: Math.floor((from + next) / 2) % 360 };
  }
  return widest.hue;
}
