import type { ProposedDecision, ProposedName, Review } from '@handover/shared/contract';
import { useState } from 'react';

type Name = Pick<ProposedName, 'kind' | 'id'>;

/** A list of sectors that the owner left open. */
export type OpenChoice = Review['undecided'][number];

export interface NameDecisions {
  decisions: readonly ProposedDecision[];
  /** The ids that stand in place of what the owner left open. */
  chosen: Readonly<Partial<Record<OpenChoice, readonly string[]>>>;
  /** How often publishing was tried while something was not decided. */
  attempts: number;
}
const NONE: NameDecisions = { decisions: [], chosen: {}, attempts: 0 };

export const decisionOn = ({ decisions }: NameDecisions, { kind, id }: Name) =>
  decisions.find((one) => one.kind === kind && one.id === id);

/** Whether the owner left the sector open, and none is chosen yet. */
export const lacksSector = (undecided: readonly OpenChoice[], { chosen }: NameDecisions) =>
  undecided.includes('sectors') && !chosen.sectors?.length;

/** The body of the call; a list without a choice is left out. */
export const chosenIds = (chosen: NameDecisions['chosen']) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([list, ids]) => (ids.length > 0 ? [[list, ids.map(Number)]] : [])),
  );

/**
 * The decisions on tags and a region that owners have made, and the sectors chosen for them, by opportunity. They are
 * kept until the opportunity is decided, whichever case is opened meanwhile.
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
    choose: (id: number, list: OpenChoice, ids: readonly string[]) =>
      change(id, (kept) => ({ ...kept, chosen: { ...kept.chosen, [list]: ids } })),
    countAttempt: (id: number) => change(id, (kept) => ({ ...kept, attempts: kept.attempts + 1 })),
    forgetNames: (id: number) => setAll(({ [id]: _, ...others }) => others),
  };
}
