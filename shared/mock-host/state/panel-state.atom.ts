import { keptAtom } from './kept-atom.ts';

/** What the panel looks like: kept, so that a reload finds it as it was left. */
export interface PanelState {
  open: boolean;
  /** The sections that are unfolded. */
  sections: string[];
}

export const panelStateAtom = keptAtom<PanelState>('mock-host.panel', {
  open: false,
  sections: ['who', 'calls'],
});
