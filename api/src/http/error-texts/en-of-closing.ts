import type { ClosingState } from '@handover/shared/contract';
import type { ClosingTexts } from './error-texts.ts';

const STATES: Record<ClosingState, string> = {
  open: 'open',
  done: 'done',
  confirmed: 'confirmed',
  not_needed: 'not needed',
};

export const enOfClosing: ClosingTexts = {
  'closing.not_found': 'This part of the closing was not found.',
  'closing.wrong_state': ({ state }) => `This line is ${STATES[state]}, so this is not possible.`,
  'closing.too_many': ({ count }) => `There is room for ${count} at most.`,
  'closing.newer_version': 'There is a newer version of this agreement.',
  'closing.version_state': 'This is not possible with this version as it is now.',
  'closing.signed': 'A signed copy is attached, so this is not possible.',
};
