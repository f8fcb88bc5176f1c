import type { CounterProposal, LoiDocument } from '@handover/shared/contract';
import { draftForms } from '@handover/shared/session';

/** The key of the draft of a new letter; with the pending one, of its next version, which may begin with a counter-proposal. */
export const letterDraft = (
  dealId: number,
  letter?: Pick<LoiDocument, 'id' | 'version'>,
  counter?: Pick<CounterProposal, 'id'>,
) =>
  letter
    ? `loi-${letter.id}-${letter.version}${counter ? `-counter-${counter.id}` : ''}`
    : draftForms.letter(dealId);
