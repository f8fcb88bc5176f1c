/** In the order of the menu. Letters of intent and questions have their own tabs. */
export const menuActions = [
  'phase_forward',
  'phase_back',
  'change_exclusivity',
  'pause',
  'resume',
  'complete',
  'cancel',
] as const;
