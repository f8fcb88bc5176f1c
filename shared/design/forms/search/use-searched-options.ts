import { useEffect, useMemo, useState } from 'react';
import { useLabel } from '../../../kernel/i18n/index.ts';
import {
  type Option,
  type Options,
  type ReferenceRecord,
  useOptions,
} from '../../../kernel/reference/index.ts';

export interface SearchedOptions<Item extends ReferenceRecord = ReferenceRecord> extends Options<Item> {
  /** What is typed into the field; the server is asked once typing pauses. */
  search: (text: string) => void;
  /** Of the options, the values that the server found for what is typed; undefined while nothing is. */
  found: ReadonlySet<string> | undefined;
  /** The server is looking. */
  isSearching: boolean;
}

export interface SearchOptions {
  /** Records that the page knows already, such as those chosen the last time: they keep their label whatever is searched. */
  known?: readonly ReferenceRecord[];
}

const PAUSE = 300;
const NONE: readonly never[] = [];

/** As `useOptions`, and searched on the server by name: a list longer than one answer is found too. */
export function useSearchedOptions<Item extends ReferenceRecord>(
  path: string,
  { known = NONE }: SearchOptions = {},
): SearchedOptions<Item> {
  const label = useLabel();
  const [typed, search] = useState('');
  const [name, setName] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setName(wanted), wanted ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [wanted]);

  const whole = useOptions<Item>(path);
  const result = useOptions<Item>(path, { name }, name !== '');
  // What a search has found may be chosen, and then has to keep its label when the next one finds other things.
  const [seen, setSeen] = useState<ReadonlyMap<string, ReferenceRecord>>(new Map());
  useEffect(() => {
    if (result.items.length === 0) return;
    setSeen(
      (before) => new Map([...before, ...result.items.map((item) => [String(item.id), item] as const)]),
    );
  }, [result.items]);

  const options = useMemo(() => {
    const all = new Map<string, Option>(whole.options.map((option) => [option.value, option]));
    for (const item of [...seen.values(), ...result.items, ...known]) {
      const value = String(item.id);
      if (!all.has(value)) all.set(value, { value, label: label(item) });
    }
    return [...all.values()];
  }, [whole.options, result.items, seen, known, label]);
  const found = useMemo(
    () => (wanted && name ? new Set(result.options.map(({ value }) => value)) : undefined),
    [wanted, name, result.options],
  );
  const failed = result.error ? result : whole;
  return {
    ...whole,
    options,
    error: failed.error,
    retry: failed.retry,
    search,
    found,
    isSearching: wanted !== '' && (wanted !== name || result.isPending),
  };
}
