import type { Opportunity } from '@handover/shared/contract';
import { useState } from 'react';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { useAcknowledgeCompanyChanges, useCompanyChanges } from '../../../queries/company-changes.query.ts';
import type { SellValues } from '../sell-kind.ts';
import { isOffered } from './offered-changes.ts';

export interface CompanyDecisions {
  /** Those that are not decided yet. */
  open: readonly CompanyChange[];
  decide: (change: CompanyChange) => void;
  /** After the save: if all are decided, they are not offered again. */
  onSaved: (saved: { values: SellValues }) => void;
}

/** What was decided of one value does not hold for a later one. */
const keyOf = ({ field, after }: CompanyChange) => `${field} ${JSON.stringify(after)}`;

/** What changed in the company of a sale since it was taken over, and what the owner has decided about it. */
export function useCompanyDecisions(opportunity: Opportunity | undefined): CompanyDecisions {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const acknowledge = useAcknowledgeCompanyChanges(opportunity?.id ?? 0);
  const { data } = useCompanyChanges(opportunity?.own?.company_changed ? opportunity.id : undefined);
  const open = (data?.changes ?? []).filter((change) => !decided.has(keyOf(change)));
  return {
    open,
    decide: (change) => setDecided((known) => new Set([...known, keyOf(change)])),
    onSaved: ({ values }) => {
      if (data && !open.some((change) => isOffered(change, values))) acknowledge.mutate(data.version);
    },
  };
}
