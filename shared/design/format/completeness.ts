/** False if any value, also a nested one, is empty or falsy (specification, section 5). */
export const isComplete = (value: unknown): boolean => {
  if (!value) return false;
  if (Array.isArray(value)) return value.length > 0 && value.every(isComplete);
  if (value instanceof Date || value instanceof Blob) return true;
  if (typeof value === 'object') {
    const values = Object.values(value);
    return values.length > 0 && values.every(isComplete);
  }
  return true;
};

/** Same length and same items, in any order. */
export const sameList = <T>(one: readonly T[], other: readonly T[]): boolean => {
  if (one.length !== other.length) return false;
  const left = [...other];
  return one.every((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
