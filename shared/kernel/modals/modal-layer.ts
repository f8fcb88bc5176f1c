import { createContext, useContext } from 'react';

/** The place of a component in the stack of open modals. */
export interface ModalLayer {
  /** No other modal is above it, so Escape is for this one. */
  top: boolean;
  setUnsaved: (unsaved: boolean) => void;
  /** Set before the modal is closed, if the user has agreed to discard what was entered. */
  isDiscarded?: { current: boolean };
}
export const ModalLayerContext = createContext<ModalLayer | undefined>(undefined);

/** Undefined on a page, outside of modals. */
export const useModalLayer = (): ModalLayer | undefined => useContext(ModalLayerContext);
