import { isDay } from '../days/days.ts';

/** Reads what an address has of a filter, '' where it has nothing. What is not possible counts as nothing. */
type Filter<Value> = (text: string) => Value;

/** A text filter with the usual length of searches. */
export const textFilter =
  (max = 100): Filter<string> =>
  (text) =>
    text.trim().slice(0, max);

export function oneOfFilter<const Value extends string>(values: readonly Value[]): Filter<Value | undefined>;
/** A filter with a default value, which is left out of the address. */
export function oneOfFilter<const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): Filter<Value>;
export function oneOfFilter<Value extends string>(values: readonly Value[], fallback?: Value) {
  return (text: string) => values.find((value) => value === text) ?? fallback;
}

/** A filter of several values, which keep the order given here. */
export const severalFilter =
  <const Value extends string>(values: readonly Value[]): Filter<Value[]> =>
  (text) => {
    const asked = text.split(',');
    return values.filter((value) => asked.includes(value));
  };

export const idFilter: Filter<number | undefined> = (text) =>
  /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Several ids, each once, as texts like the values of fields. */
export const idsFilter =
  (max?: number): Filter<string[]> =>
  (text) =>
    [...new Set(text.split(',').filter(idFilter))].slice(0, max);

export const pageFilter: Filter<number> = (text) => idFilter(text) ?? 1;
export const dayFilter = (text: string) => (isDay(text) ? text : '');
export const flagFilter: Filter<boolean> = (text) => text === 'true';

/** The filters of a list that its address holds, each by the name of its parameter. */
export function defineFilters<Filters extends Record<string, Filter<unknown>>>(filters: Filters) {
  type Values = { [Name in keyof Filters]: ReturnType<Filters[Name]> };
  type Change = { [Name in keyof Filters]?: Values[Name] | string | undefined };
  return {
    read: (query: URLSearchParams): Values =>
      Object.fromEntries(
        Object.entries(filters).map(([name, read]) => [name, read(query.get(name) ?? '')]),
      ) as Values, // As `filters` has the names.
    /** The query with a change, at its first page unless that names one; what counts anyway is left out. */
    write: (query: URLSearchParams, change: Change): URLSearchParams => {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries({ page: '', ...change })) {
        const text = String(value ?? '');
        if (text === '' || text === String(filters[name]?.('') ?? '')) next.delete(name);
        else next.set(name, text);
      }
      return next;
    },
  };
}
