import { sameList } from '../../format/index.ts';

const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Compares lists of choices or files regardless of order, rows and other objects by their content. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other) && !one.some(isPlain) && !other.some(isPlain))
    return sameList(one, other);
  return isPlain(one) && isPlain(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
}
