import type { DealPhase, DealSide, DealStatus, LoiStatus } from '@handover/shared/contract';

/** The facts that the deadlines of a deal depend on. Source: server rules, transitions. */
export interface DeadlineFacts {
  side: DealSide;
  phase: DealPhase;
  status: DealStatus;
  /** The last one that was submitted, and the end of its last day. */
  letter: { status: LoiStatus; expires: Date; isSealed: boolean } | null;
  /** The end of the day until which letters are due. */
  bidsDue: { end: Date; isOver: boolean } | null;
  /** The end of exclusivity, while it runs. */
  exclusivityEnd: Date | null;
  /** An earlier end of it, which waits for the answer of the buyer side. */
  proposedEnd: Date | null;
  /** What is open about the sale, and the end of the time for its answer. */
  completion: 'proposed' | 'announced' | null;
  answerBy: Date | null;
}

export type DealDeadline = 'exclusivity' | 'proposal' | 'letter' | 'bids' | 'completion';

/**
 * The one rule of what ends in a deal, as its viewer may read it: each the end of a day of the marketplace. A deal that is over
 * has none. How long a sealed letter is valid is for its author alone.
 */
export function deadlinesOf(facts: DeadlineFacts): Partial<Record<DealDeadline, Date>> {
  const { side, phase, status, letter, bidsDue, exclusivityEnd, proposedEnd, completion, answerBy } = facts;
  if (status === 'completed' || status === 'cancelled') return {};
  const isBidding = phase === 'introduction' || phase === 'loi';
  const readsLetter = letter?.status === 'submitted' && (side === 'buyer' || !letter.isSealed);
  return {
    ...(exclusivityEnd && { exclusivity: exclusivityEnd }),
    ...(proposedEnd && { proposal: proposedEnd }),
    ...(readsLetter && { letter: letter.expires }),
    ...(isBidding && bidsDue && !bidsDue.isOver && { bids: bidsDue.end }),
    ...(phase === 'closing' && completion === 'proposed' && answerBy && { completion: answerBy }),
  };
}
