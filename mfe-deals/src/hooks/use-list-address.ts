import { useSearchParams } from '@handover/shared/router';
import { readListAddress, writeListAddress } from '../rules/list-address.ts';

/** The filters, order and page of the list, all kept in the address. `to` is the query with a change, for links. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  type Change = Parameters<typeof writeListAddress>[1];
  return {
    address: readListAddress(query),
    change: (change: Change) => setQuery((now) => writeListAddress(now, change)),
    to: (change: Change) => `?${writeListAddress(query, change)}`,
  };
}
