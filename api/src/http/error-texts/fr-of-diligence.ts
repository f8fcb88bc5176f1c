import type { DiligenceState } from '@handover/shared/contract';
import type { DiligenceTexts } from './error-texts.ts';

const STATES: Record<DiligenceState, string> = {
  open: 'en attente',
  provided: 'remise',
  accepted: 'acceptée',
  returned: 'renvoyée',
  not_applicable: 'sans objet',
};

export const frOfDiligence: DiligenceTexts = {
  'diligence.not_found': 'Cette ligne de la liste d’audit est introuvable.',
  'diligence.wrong_state': ({ state }) => `Cette ligne est ${STATES[state]} : ce n’est pas possible.`,
  'diligence.not_sent': 'La liste doit d’abord être envoyée à l’autre partie.',
  'diligence.sent': 'La liste est déjà envoyée.',
  'diligence.empty': 'La liste n’a encore aucune ligne.',
  'diligence.too_many': ({ count }) => `Une liste compte au plus ${count} lignes.`,
};
