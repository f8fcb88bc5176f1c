import type { LoiDocument } from '@handover/shared/contract';

/** The key of the draft of a new letter; with the pending one, of its next version. */
export const letterDraft = (dealId: number, letter?: Pick<LoiDocument, 'id' | 'version'>) =>
  letter ? `loi-${letter.id}-${letter.version}` : `loi-of-deal-${dealId}`;
