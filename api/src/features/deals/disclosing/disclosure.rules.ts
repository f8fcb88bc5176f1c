import { DEAL_PHASES, type DealPhase, type DealSide, type DealStatus } from '@handover/shared/contract';

/** The confidential data of a deal that a viewer may see. */
export interface Disclosure {
  privateData: boolean;
  annual_accounts: boolean;
  documents: boolean;
  general_ledger: boolean;
  /** Letters of intent. */
  loi: boolean;
  /** What was said of the sale: final price, day and signed document. */
  completion: boolean;
  /** Documents of the closing, drafts and signed agreements. */
  closing: boolean;
  /** Attachments of questions and answers. */
  attachment: boolean;
  /** The same, uploaded by the viewer. */
  own_attachment: boolean;
  /** What the seller has published to all buyers. */
  published: boolean;
  /** Whether e-mail and phone of the other party are shown. Source: server rules, who sees what. */
  contact: boolean;
  /** Their name, picture and page. */
  name: boolean;
}
interface Facts {
  phase: DealPhase;
  status: DealStatus;
  pauseReason: string | null;
}
const all = (open: boolean): Disclosure => ({
  privateData: open,
  annual_accounts: open,
  documents: open,
  general_ledger: open,
  loi: open,
  completion: open,
  closing: open,
  attachment: open,
  own_attachment: open,
  published: open,
  contact: open,
  name: open,
});

/**
 * Staff see everything; the seller, who brings the business, too, save the contact data of the other party once the deal is over. The
 * buyer by phase, nothing once cancelled, not even who the seller was, and nothing but the name while a rival is exclusive.
 */
export function disclosureOf(facts: Facts, viewer: DealSide | 'staff'): Disclosure {
  if (viewer === 'staff') return all(true);
  const contact = facts.status === 'active' || facts.status === 'paused';
  if (viewer === 'seller') return { ...all(true), contact };
  if (facts.status === 'cancelled') return all(false);
  // One's own letters and attachments stay readable: "own questions and uploads only".
  if (facts.pauseReason === 'exclusivity')
    return { ...all(false), loi: true, own_attachment: true, name: true };
  const step = DEAL_PHASES.indexOf(facts.phase) + 1;
  return { ...all(true), annual_accounts: step >= 2, general_ledger: step >= 3, contact };
}
