import { useMemo } from 'react';
import { paths } from '../../contract/wire/paths.ts';
import type { Params } from '../http/index.ts';
import { useLabel, useLanguage } from '../i18n/index.ts';
import { useShellPlatform } from '../platform/index.ts';
import { useQuery } from '../query/index.ts';
import { type ReferenceRecord, referenceQuery } from './reference-query.ts';

/** A choice in a field. */
export interface Option {
  /** The id as text. */
  value: string;
  /** The label in the language of the page. */
  label: string;
}
/** A list of reference data, to be spread into a field with options. */
export interface Options<Item extends ReferenceRecord = ReferenceRecord> {
  options: Option[];
  /** The records behind the options. */
  items: readonly Item[];
  isPending: boolean;
  /** The error; null if there are options. */
  error: unknown;
  retry: () => void;
}

const NONE: readonly never[] = [];
export function useOptions<Item extends ReferenceRecord>(
  path: string,
  params?: Params,
  enabled = true,
): Options<Item> {
  const { http } = useShellPlatform();
  const [language, label] = [useLanguage(), useLabel()];
  const { data, isPending, error, refetch } = useQuery({
    ...referenceQuery<Item>(http, path, params),
    enabled,
  });
  const items = data ?? NONE;
  const options = useMemo(() => {
    const inOrder = items.map((item) => ({ value: String(item.id), label: label(item) }));
    // The server sorts these by their English names; all others have an order of their own.
    return path === paths.regions || path === paths.tags
      ? inOrder.sort((one, other) => one.label.localeCompare(other.label, language))
      : inOrder;
  }, [items, label, language, path]);
  return {
    options,
    items,
    isPending: enabled && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
