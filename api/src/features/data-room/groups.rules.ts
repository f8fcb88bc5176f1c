import { DEAL_PHASES, type DealPhase, type RoomGroup } from '@handover/shared/contract';
import { disclosureOf, GROUP_OF } from '../deals/index.ts';

export type Kind = keyof typeof GROUP_OF;
export type Facts = Parameters<typeof disclosureOf>[0];
export type Reader = Parameters<typeof disclosureOf>[1];

/** The kinds in the order of their numbers: 1.1 is the first of the annual accounts. */
export const KINDS = Object.keys(GROUP_OF) as Kind[];

/** The groups of documents that a reader may read now. */
export function openKinds(facts: Facts, reader: Reader): Kind[] {
  const opening = disclosureOf(facts, reader);
  return KINDS.filter((kind) => opening[kind]);
}

/** The phase that opens a group to the buyer. */
export function opensWith(kind: Kind): DealPhase {
  const opens = (phase: DealPhase) =>
    disclosureOf({ phase, status: 'active', pauseReason: null }, 'buyer')[kind];
  return DEAL_PHASES.find(opens) ?? 'closing';
}

interface Counted {
  kind: string;
  count: number;
  size: number;
  /** Those that the reader may save, and their bytes. */
  saved: number;
  savedSize: number;
  /** Documents that the buyer sees. */
  disclosed: number;
}

/** All groups; of a closed one not even the number of its documents. One with documents that open early is open. */
export function roomGroups(facts: Facts, reader: Reader, counted: Counted[]): RoomGroup[] {
  const open = openKinds(facts, reader);
  const toBuyer = openKinds(facts, 'buyer');
  return KINDS.map((kind) => {
    const found = counted.find((each) => each.kind === kind);
    const isOpen = open.includes(kind) || (found?.count ?? 0) > 0;
    return {
      group: GROUP_OF[kind],
      opens_with: opensWith(kind),
      is_open: isOpen,
      is_disclosed: toBuyer.includes(kind) || (found?.disclosed ?? 0) > 0,
      count: isOpen ? (found?.count ?? 0) : null,
      size: isOpen ? (found?.size ?? 0) : null,
      download: { count: found?.saved ?? 0, size: found?.savedSize ?? 0 },
    };
  });
}
