import { useEffect, useMemo, useState } from 'react';
import type { Params } from '../../../kernel/http/index.ts';
import { useLabel } from '../../../kernel/i18n/index.ts';
import {
  type Option,
  type Options,
  type ReferenceRecord,
  useOptions,
} from '../../../kernel/reference/index.ts';

export interface SearchedOptions<Item extends ReferenceRecord = ReferenceRecord> extends Options<Item> {
  /** Searches on the server once typing pauses. */
  search: (text: string) => void;
  /** The values of the options that the server found; undefined without a search text. */
  found: ReadonlySet<string> | undefined;
  isSearching: boolean;
}

export interface SearchOptions {
  /** Records that are options in any case, such as those that are stored already. */
  known?: readonly ReferenceRecord[];
  /** Narrows the list and the search, such as the country of regions. */
  filter?: Params;
}

/** The results of all searches under one filter. */
interface Seen {
  under: string;
  records: readonly ReferenceRecord[];
}

const DEBOUNCE_MS = 300;
const NONE: readonly never[] = [];
const UNFILTERED: Params = {};

/** `useOptions` with a search by name on the server, for lists that are longer than one page. */
export function useSearchedOptions<Item extends ReferenceRecord>(
  path: string,
  { known = NONE, filter = UNFILTERED }: SearchOptions = {},
): SearchedOptions<Item> {
  const label = useLabel();
  const [typed, search] = useState('');
  const [name, setName] = useState('');
  const text = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setName(text), text ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);

  const whole = useOptions<Item>(path, filter);
  const result = useOptions<Item>(path, { ...filter, name }, name !== '');
  // A record of an earlier search may be chosen, and needs its label after the next search.
  const under = JSON.stringify(filter);
  const [seen, setSeen] = useState<Seen>({ under, records: [] });
  useEffect(() => {
    if (result.items.length === 0) return;
    setSeen((before) => ({
      under,
      records: [...(before.under === under ? before.records : NONE), ...result.items],
    }));
  }, [result.items, under]);

  const options = useMemo(() => {
    const all = new Map<string, Option>(whole.options.map((option) => [option.value, option]));
    const earlier = seen.under === under ? seen.records : NONE;
    for (const item of [...earlier, ...result.items, ...known]) {
      const value = String(item.id);
      if (!all.has(value)) all.set(value, { value, label: label(item) });
    }
    return [...all.values()];
  }, [whole.options, result.items, seen, under, known, label]);
  const found = useMemo(
    () => (text && name ? new Set(result.options.map(({ value }) => value)) : undefined),
    [text, name, result.options],
  );
  const failed = result.error ? result : whole;
  return {
    ...whole,
    options,
    error: failed.error,
    retry: failed.retry,
    search,
    found,
    isSearching: text !== '' && (text !== name || result.isPending),
  };
}
