import type { ComponentType } from 'react';
import { atom } from '../../kernel/store/index.ts';

/** The federation panel while it is open; its code is loaded when it is first opened. */
export const federationPanelAtom = atom<{ FederationPanel: ComponentType } | null>(null);
