/** Modals by name: opened from anywhere, each fetched from whoever owns it. */
export type {
  ClosedProps,
  ConfirmProps,
  DateRange,
  LoadModal,
  ModalComponent,
  ModalControl,
  ModalMap,
  ModalName,
  ModalOf,
  ModalProps,
  ModalResolver,
  ModalResult,
  OpportunityFilters,
} from './modal-map.ts';
export { ModalOutlet } from './modal-outlet.tsx';
export { createModals, type Modals, type OpenModal } from './modals.ts';
export { ownModals } from './own-modals.ts';
export { useConfirm } from './use-confirm.ts';
export { useModals } from './use-modals.ts';
export { useUnsavedInput } from './use-unsaved-input.ts';
