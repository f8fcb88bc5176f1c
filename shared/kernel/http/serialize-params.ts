type ParamValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Params = Record<string, ParamValue>;

/** Lists are joined by commas; undefined, null and empty lists are dropped. */
export function serializeParams(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (!Array.isArray(value) || text !== '') query.set(name, text);
  }
  return query.toString();
}
