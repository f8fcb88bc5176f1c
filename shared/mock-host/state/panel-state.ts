import { type Cell, createKeptCell } from './cell.ts';

/** What the panel looks like: kept, so that a reload finds it as it was left. */
export interface PanelState {
  open: boolean;
  /** The sections that are unfolded. */
  sections: string[];
}

export const createPanelState = (storage?: Storage): Cell<PanelState> =>
  createKeptCell('mock-host.panel', { open: false, sections: ['who', 'calls'] }, storage);
