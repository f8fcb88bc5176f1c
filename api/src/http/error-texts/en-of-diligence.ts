import type { DiligenceState } from '@handover/shared/contract';
import type { DiligenceTexts } from './error-texts.ts';

const STATES: Record<DiligenceState, string> = {
  open: 'open',
  provided: 'provided',
  accepted: 'accepted',
  returned: 'returned',
  not_applicable: 'not applicable',
};

export const enOfDiligence: DiligenceTexts = {
  'diligence.not_found': 'This line of the due-diligence list was not found.',
  'diligence.wrong_state': ({ state }) => `This line is ${STATES[state]}, so this is not possible.`,
  'diligence.not_sent': 'The list has to be sent to the other side first.',
  'diligence.sent': 'The list is sent already.',
  'diligence.empty': 'The list has no lines yet.',
  'diligence.too_many': ({ count }) => `A list has at most ${count} lines.`,
};
