import type { ReleaseHistory } from '@handover/shared/contract/schemas';
import { readRevoked } from '../revoke/revoked.ts';
import type { Store } from '../store/store.ts';
import { history } from './history.ts';

/** As many as `release:list` shows. */
const LAST = 20;

/** What was released to a place lately, and what was revoked in all of them. */
export async function releaseHistory(store: Store): Promise<ReleaseHistory> {
  const [entries, revoked] = await Promise.all([history(store, LAST), readRevoked(store)]);
  return {
    entries: entries
      .slice(0, LAST)
      .map(
        ({
          number,
          at,
          by,
          action,
          place,
          set,
          changes,
          share,
          revoked,
          note,
          emergency,
          again,
          ledger,
        }) => ({
          number,
          at,
          by,
          action,
          place,
          set,
          changes,
          share,
          revoked,
          note,
          emergency,
          again,
          ledger,
        }),
      ),
    revoked: Object.entries(revoked)
      .flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, why]) => ({ name, version, ...why })),
      )
      .sort((one, other) => other.at.localeCompare(one.at)),
  };
}
