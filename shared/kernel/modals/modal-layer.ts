import { createContext, useContext } from 'react';

/** The place of a component in the stack of open modals. */
export interface ModalLayer {
  /** Whether no other modal is above it, so that it is the one that Escape closes. */
  top: boolean;
  setUnsaved: (unsaved: boolean) => void;
  /** Set before the modal is closed, if the user has agreed to discard the input. */
  isDiscarded?: { current: boolean };
}
export const ModalLayerContext = createContext<ModalLayer | undefined>(undefined);

/** Undefined on a page, outside of modals. */
export const useModalLayer = (): ModalLayer | undefined => useContext(ModalLayerContext);
