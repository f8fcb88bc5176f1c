import { useSearchParams } from '@handover/shared/router';
import { readRequestAddress, writeRequestAddress } from '../rules/request-address.ts';

/** The filters of the requests, all kept in the address. `to` is the query with a change, for links. */
export function useRequestAddress() {
  const [query, setQuery] = useSearchParams();
  type Change = Parameters<typeof writeRequestAddress>[1];
  return {
    address: readRequestAddress(query),
    change: (change: Change) => setQuery((now) => writeRequestAddress(now, change)),
    to: (change: Change) => `?${writeRequestAddress(query, change)}`,
  };
}
