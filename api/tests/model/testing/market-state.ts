import type { Role } from './market-commands.ts';

export type Phase = 'introduction' | 'loi' | 'due_diligence' | 'spa' | 'closing';

export interface DealState {
  phase: Phase;
  status: 'active' | 'paused' | 'completed' | 'cancelled';
  pausedBy: Role | 'exclusivity' | null;
  /** The state that is restored after the exclusivity of a rival. */
  before: { status: 'active' | 'paused'; pausedBy: Role | null } | null;
  exclusive: boolean;
  /** An earlier end waits for the buyer side. */
  proposed: boolean;
  /** What the seller side says of the sale waits, or the buyer side has confirmed before. */
  completion: 'proposed' | 'announced' | null;
  /** The one for sale, or the one that the seller has attached to a mandate. */
  hasCompany: boolean;
  archived: Record<Role, boolean>;
}
export interface Bidder {
  request: 'none' | 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  deal: DealState | null;
  /** Refused or cancelled less than 30 days ago. */
  mustWait: boolean;
}
export interface Market {
  type: 'sell' | 'buy';
  sold: boolean;
  bidders: Bidder[];
}
