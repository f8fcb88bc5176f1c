import { createContext, useContext } from 'react';

/** Where in the pile of open modals a component is drawn. */
export interface ModalLayer {
  /** Nothing lies over it: Escape is meant for this one. */
  top: boolean;
  setUnsaved: (unsaved: boolean) => void;
}
export const ModalLayerContext = createContext<ModalLayer | undefined>(undefined);

/** Undefined outside modals: on a page. */
export const useModalLayer = (): ModalLayer | undefined => useContext(ModalLayerContext);
