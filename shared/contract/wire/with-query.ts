export type QueryValues = Record<
  string,
  string | number | boolean | null | undefined | readonly (string | number | undefined)[]
>;

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A path with its query: undefined, null and empty values are dropped, also those in lists, which are comma-joined. */
export function withQuery(path: string, values: QueryValues = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = Array.isArray(value) ? value.filter(isSet).join(',') : String(value ?? '');
    if (text !== '') query.set(name, text);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
