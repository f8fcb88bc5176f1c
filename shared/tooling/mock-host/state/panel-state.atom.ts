import { sessionStorageAtom } from './session-storage-atom.ts';

export interface PanelState {
  open: boolean;
  /** The expanded sections. */
  sections: string[];
}

export const panelStateAtom = sessionStorageAtom<PanelState>('mock-host.panel', {
  open: false,
  sections: ['user', 'faults'],
});
