/** A `JSON.stringify` replacer: files can't be stored; secrets, and what has to be agreed to each time, must not be. */
export const storable = (name: string, value: unknown): unknown =>
  isFile(value) || /password|token|_accepted$/i.test(name) ? undefined : value;
/** Also a list of them: of a file, JSON would keep null. */
const isFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob));

/** Whether the values can be stored without losing anything. */
export function isStorable(values: Record<string, unknown>): boolean {
  let isComplete = true;
  JSON.stringify(values, (name, value) => {
    const isLeftOut = value !== undefined && value !== '' && storable(name, value) === undefined;
    if (isLeftOut) isComplete = false;
    return isLeftOut ? undefined : value;
  });
  return isComplete;
}

/** The names of the files among the values. */
export function fileNames(values: unknown): string[] {
  if (values instanceof File) return [values.name];
  if (values instanceof Blob || values === null || typeof values !== 'object') return [];
  return Object.values(values).flatMap(fileNames);
}

export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, storable) === JSON.stringify(other, storable);
