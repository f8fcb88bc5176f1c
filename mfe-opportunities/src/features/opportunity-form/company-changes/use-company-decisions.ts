import type { Opportunity } from '@handover/shared/contract';
import { useState } from 'react';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import { useAcknowledgeCompanyChanges, useCompanyChanges } from '../../../queries/company-changes.query.ts';
import type { SellValues } from '../sell-kind.ts';
import { isOffered } from './offered-changes.ts';

export interface CompanyDecisions {
  /** The changes that are not decided yet. */
  open: readonly CompanyChange[];
  /** The changes that are filled in, each with the values that its fields had before. */
  taken: readonly { change: CompanyChange; before: Partial<SellValues> }[];
  /** All that is offered is filled in when the form opens. */
  takesAll: boolean;
  keep: (change: CompanyChange) => void;
  take: (change: CompanyChange, before: Partial<SellValues>) => void;
  /** It is open again. */
  undo: (field: CompanyChange['field']) => void;
  /** Called after the save. If all changes are decided, they are not offered again. */
  onSaved: (saved: { values: SellValues }) => void;
}

/** The key of a decision, which applies to this value only and not to a later one. */
const keyOf = ({ field, after }: CompanyChange) => `${field} ${JSON.stringify(after)}`;

/** The changes in the company of a sale since it was taken over, and the owner's decisions on them. */
export function useCompanyDecisions(
  opportunity: Opportunity | undefined,
  takesAll: boolean,
): CompanyDecisions {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<CompanyDecisions['taken']>([]);
  const acknowledge = useAcknowledgeCompanyChanges(opportunity?.id ?? 0);
  const { data } = useCompanyChanges(opportunity?.own?.company_changed ? opportunity.id : undefined);
  const decided = new Set([...kept, ...taken.map(({ change }) => keyOf(change))]);
  const open = (data?.changes ?? []).filter((change) => !decided.has(keyOf(change)));
  return {
    open,
    taken,
    takesAll,
    keep: (change) => setKept((known) => [...known, keyOf(change)]),
    take: (change, before) =>
      setTaken((known) => [
        ...known.filter((each) => each.change.field !== change.field),
        { change, before },
      ]),
    undo: (field) => setTaken((known) => known.filter(({ change }) => change.field !== field)),
    onSaved: ({ values }) => {
      if (data && !open.some((change) => isOffered(change, values))) acknowledge.mutate(data.version);
    },
  };
}
