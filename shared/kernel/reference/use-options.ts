import { useMemo } from 'react';
import type { Params } from '../http/index.ts';
import { useLabel } from '../i18n/index.ts';
import { useShellPlatform } from '../platform/index.ts';
import { useQuery } from '../query/index.ts';
import { type ReferenceRecord, referenceQuery } from './reference-query.ts';

/** A choice in a field. */
export interface Option {
  /** The id as text. */
  value: string;
  /** In the language of the page. */
  label: string;
}
/** A list of reference data, to be spread into a field with options. */
export interface Options<Item extends ReferenceRecord = ReferenceRecord> {
  options: Option[];
  /** The records behind the options. */
  items: readonly Item[];
  isPending: boolean;
  /** Null where there are options. */
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
  const label = useLabel();
  const { data, isPending, error, refetch } = useQuery({
    ...referenceQuery<Item>(http, path, params),
    enabled,
  });
  const items = data ?? NONE;
  const options = useMemo(
    () => items.map((item) => ({ value: String(item.id), label: label(item) })),
    [items, label],
  );
  return {
    options,
    items,
    isPending: enabled && isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
