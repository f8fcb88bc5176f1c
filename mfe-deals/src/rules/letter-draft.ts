import type { LoiDocument } from '@handover/shared/contract';
import { draftForms } from '@handover/shared/session';

/** The key of the draft of a new letter; with the pending one, of its next version. */
export const letterDraft = (dealId: number, letter?: Pick<LoiDocument, 'id' | 'version'>) =>
  letter ? `loi-${letter.id}-${letter.version}` : draftForms.letter(dealId);
