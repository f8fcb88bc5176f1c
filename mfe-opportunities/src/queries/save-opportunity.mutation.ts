import type { Company, Opportunity, OpportunityType, PrivateData } from '@handover/shared/contract';
import {
  changedValues,
  type RecordCalls,
  type RecordValues,
  type RelatedData,
  type Stored,
} from '@handover/shared/forms';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQueryClient } from '@handover/shared/query';
import { getOpportunity, getPrivateData } from '../api/browse.api.ts';
import { createOpportunity, type NewOpportunity, patchOpportunity } from '../api/my-opportunities.api.ts';
import { listKey, myListKey, oneKey } from './keys.ts';

/** The source of a form's values: a new opportunity may start with the data of a company. */
export interface OpportunitySource {
  opportunity?: Opportunity | undefined;
  privateData?: PrivateData | null | undefined;
  company?: Company | undefined;
}

/** The differences between a sale and a mandate. */
export interface OpportunityKind<Values> {
  type: OpportunityType;
  toStored: (source: OpportunitySource) => Stored<Values>;
  toBody: (values: Values) => NewOpportunity;
}

export interface SaveOptions<Values> {
  /** Data that is saved by calls of its own. */
  related?: readonly RelatedData<Values>[] | undefined;
  /** A rejected one goes to review again with the save. */
  isRejected?: boolean | undefined;
  /** Whether the owner has confirmed the hits of the identity check. */
  isConfirmed?: (() => boolean) | undefined;
}

/** The calls that save an opportunity, with the queries that they make stale. */
export function useSaveOpportunity<Values extends RecordValues>(
  kind: OpportunityKind<Values>,
  { related = [], isRejected = false, isConfirmed = () => false }: SaveOptions<Values> = {},
) {
  const { type, toStored, toBody } = kind;
  const { http } = usePlatform();
  const queries = useQueryClient();
  const calls: RecordCalls<Values, Opportunity> = {
    save: async ({ before, after, options }) => {
      const body = toBody(after);
      const confirmation = isConfirmed() ? { identity_confirmed: true } : {};
      const saved = await (after.id === null
        ? createOpportunity(http, type, { ...body, ...confirmation })
        : patchOpportunity(
            http,
            after.id,
            { ...changedValues(toBody(before), body), ...confirmation },
            options,
          ));
      queries.setQueryData(oneKey(saved.id), saved);
      return saved;
    },
    related,
    isSubmission: isRejected,
    reload: async (id) => {
      const [opportunity, privateData] = await Promise.all([
        getOpportunity(http, id),
        type === 'sell' ? getPrivateData(http, id) : undefined,
      ]);
      return toStored({ opportunity, privateData });
    },
    settle: () => {
      // This does not refetch: the open form does not read its values again.
      void queries.invalidateQueries({ queryKey: areaKey('opportunities', 'one'), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: areaKey('opportunities', 'private'), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: myListKey() });
      void queries.invalidateQueries({ queryKey: listKey() });
      // A company counts and lists its opportunities.
      void queries.invalidateQueries({ queryKey: areaKey('companies') });
      void queries.invalidateQueries({ queryKey: areaKey('opportunities', 'of-company') });
    },
  };
  return calls;
}
