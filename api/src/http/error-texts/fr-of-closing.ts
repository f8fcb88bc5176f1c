import type { ClosingState } from '@handover/shared/contract';
import type { ClosingTexts } from './error-texts.ts';

const STATES: Record<ClosingState, string> = {
  open: 'en attente',
  done: 'faite',
  confirmed: 'confirmée',
  not_needed: 'sans objet',
};

export const frOfClosing: ClosingTexts = {
  'closing.not_found': 'Cet élément du closing est introuvable.',
  'closing.wrong_state': ({ state }) => `Cette ligne est ${STATES[state]} : ce n’est pas possible.`,
  'closing.too_many': ({ count }) => `Il y a de la place pour ${count} au plus.`,
  'closing.newer_version': 'Une version plus récente de ce contrat existe.',
  'closing.version_state': 'L’état actuel de cette version ne le permet pas.',
  'closing.signed': 'Un exemplaire signé est joint : ce n’est pas possible.',
};
