import { useMemo } from 'react';
import type { Params } from '../../../kernel/http/index.ts';
import { type Options, type ReferenceRecord, useOptions } from '../../../kernel/reference/index.ts';

/**
 * The offered options, and those chosen ones that are not offered any more: a record, a link or a saved search has their
 * ids, and they need names. Nothing is fetched while all that is chosen is offered.
 *
 * @param params what the list was fetched with
 */
export function useWithChosen<Item extends ReferenceRecord>(
  offered: Options<Item>,
  path: string,
  chosen: readonly string[],
  params: Params = {},
): Options<Item> {
  const isKnown = !offered.isPending && !offered.error;
  const missing = isKnown
    ? chosen
        .filter((id) => !offered.options.some(({ value }) => value === id))
        .sort()
        .join(',')
    : '';
  const others = useOptions<Item>(path, { ...params, ids: missing }, missing !== '');
  return useMemo(() => {
    if (missing === '') return offered;
    const ids = missing.split(',');
    return {
      ...offered,
      options: [...offered.options, ...others.options.filter(({ value }) => ids.includes(value))],
      items: [...offered.items, ...others.items.filter(({ id }) => ids.includes(String(id)))],
      isPending: others.isPending,
      error: others.error,
      retry: others.retry,
    };
  }, [offered, others, missing]);
}
