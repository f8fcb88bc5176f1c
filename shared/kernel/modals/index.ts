/** Modals by name: opened from anywhere, each fetched from whoever owns it. */

export { ModalLayerContext, useModalLayer } from './modal-layer.ts';
export type {
  ConfirmProps,
  LoadModal,
  ModalControl,
  ModalName,
  ModalOf,
  ModalProps,
  ModalResolver,
  ModalResult,
} from './modal-map.ts';
export { ModalOpenerContext } from './modal-opener.ts';
export { modalsAtom } from './modals.atom.ts';
export { createModals, type Modals } from './modals.ts';
export type { OpenModal } from './open-modal.ts';
export { openModalsAtom } from './open-modals.atom.ts';
export { useConfirm } from './use-confirm.ts';
export { useConfirmLeave } from './use-confirm-leave.ts';
export { useModals } from './use-modals.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { useUnsavedInput } from './use-unsaved-input.ts';
