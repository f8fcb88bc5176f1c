import type { DealOpportunityPatch, OfficesBody, RevenuesBody } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import {
  patchSnapshot,
  replaceSnapshotOffices,
  replaceSnapshotRevenues,
} from '../api/deal-opportunity.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** What changed; a part that is absent stays as it is and is not sent. */
export interface SnapshotChange {
  parts?: DealOpportunityPatch;
  revenues?: RevenuesBody['revenues'];
  offices?: OfficesBody['offices'];
}

/** What the calls after the first one failed with; absent where they did not. */
export type SnapshotFailures = Partial<Record<'revenues' | 'offices', unknown>>;

/** The fields first: only their failure rejects, and then nothing is stored. Figures and offices fail each on its own. */
export async function saveSnapshot(
  http: HttpClient,
  id: number,
  { parts, revenues, offices }: SnapshotChange,
): Promise<SnapshotFailures> {
  if (parts) await patchSnapshot(http, id, parts);
  const failures: SnapshotFailures = {};
  const noted = (name: keyof SnapshotFailures, call: Promise<unknown>) =>
    call.catch((error) => {
      failures[name] = error;
    });
  if (revenues) await noted('revenues', replaceSnapshotRevenues(http, id, { revenues }));
  if (offices) await noted('offices', replaceSnapshotOffices(http, id, { offices }));
  return failures;
}

export const useSaveSnapshot = (id: number) =>
  useDealMutation((http, change: SnapshotChange) => saveSnapshot(http, id, change));
