import { atom } from '@handover/shared/store';
import type { ComponentType } from 'react';

/** The federation panel while it is open; its code is loaded when it is first opened. */
export const federationPanelAtom = atom<{ FederationPanel: ComponentType } | null>(null);
