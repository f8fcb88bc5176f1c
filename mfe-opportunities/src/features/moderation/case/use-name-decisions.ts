import type { ProposedDecision, ProposedName } from '@handover/shared/contract';
import { useState } from 'react';

type Name = Pick<ProposedName, 'kind' | 'id'>;

export interface NameDecisions {
  decisions: readonly ProposedDecision[];
  /** How often publishing was tried while a name was not decided. */
  attempts: number;
}
const NONE: NameDecisions = { decisions: [], attempts: 0 };

export const decisionOn = ({ decisions }: NameDecisions, { kind, id }: Name) =>
  decisions.find((one) => one.kind === kind && one.id === id);

/**
 * The decisions on tags and a region that owners have made, by opportunity. They are kept until the opportunity is
 * decided, whichever case is opened meanwhile.
 */
export function useNameDecisions() {
  const [all, setAll] = useState<Readonly<Record<number, NameDecisions>>>({});
  const namesOf = (id: number) => all[id] ?? NONE;
  const change = (id: number, changed: (kept: NameDecisions) => NameDecisions) =>
    setAll((kept) => ({ ...kept, [id]: changed(kept[id] ?? NONE) }));
  return {
    namesOf,
    decideName: (id: number, decision: ProposedDecision) =>
      change(id, (kept) => {
        const replaced = decisionOn(kept, decision);
        return { ...kept, decisions: [...kept.decisions.filter((one) => one !== replaced), decision] };
      }),
    countAttempt: (id: number) => change(id, (kept) => ({ ...kept, attempts: kept.attempts + 1 })),
    forgetNames: (id: number) => setAll(({ [id]: _, ...others }) => others),
  };
}
