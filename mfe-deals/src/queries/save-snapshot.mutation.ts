import type { DealDetail, DealOpportunity } from '@handover/shared/contract';
import { changedValues, type RecordCalls, toOffices, toRevenues } from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import {
  patchSnapshot,
  replaceSnapshotOffices,
  replaceSnapshotRevenues,
} from '../api/deal-opportunity.api.ts';
import { fetchDeal } from '../api/deals.api.ts';
import { type DealFormValues, toPatch, toStored } from '../rules/deal-form-values.ts';

const idAndVersion = ({ id, opportunity }: DealOpportunity) => ({ id, updated_at: opportunity.updated_at });

/** The calls that save the copy of an opportunity in a deal: its fields, then figures and offices. */
export function useSaveSnapshot({ id: dealId, deal_opportunity_id: id }: DealDetail) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const calls: RecordCalls<DealFormValues, ReturnType<typeof idAndVersion>> = {
    save: ({ before, after, options }) =>
      patchSnapshot(http, id, changedValues(toPatch(before), toPatch(after)), options).then(idAndVersion),
    related: [
      {
        name: 'revenues',
        fields: ['revenues', 'currency'],
        save: ({ after, options }) =>
          replaceSnapshotRevenues(
            http,
            id,
            { revenues: toRevenues(after.revenues, after.currency) },
            options,
          ).then(idAndVersion),
      },
      {
        name: 'offices',
        fields: ['offices'],
        save: ({ after, options }) =>
          replaceSnapshotOffices(http, id, { offices: toOffices(after.offices) }, options).then(idAndVersion),
      },
    ],
    reload: async () => toStored(await fetchDeal(http, dealId)),
    settle: async () => {
      void queries.invalidateQueries({ queryKey: areaKey('opportunities') });
      await queries.invalidateQueries({ queryKey: areaKey('deals') });
    },
  };
  return calls;
}
