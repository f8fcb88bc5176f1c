/** Modals by name: opened from anywhere, each fetched from whoever owns it. */
export type {
  ConfirmProps,
  LoadModal,
  ModalComponent,
  ModalControl,
  ModalMap,
  ModalResolver,
} from './modal-map.ts';
export { ModalOutlet } from './modal-outlet.tsx';
export { createModals, type Modals, type OpenModal } from './modals.ts';
export { useConfirm } from './use-confirm.ts';
export { useModals } from './use-modals.ts';
