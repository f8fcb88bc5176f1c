import type { LoadModal, ModalName } from './modal-map.ts';

/** The modals of the shell itself; all others are of remotes. */
export const ownModals = {
  confirm: async () => (await import('./confirm.modal.tsx')).ConfirmModal,
  closed: async () => (await import('./closed.modal.tsx')).ClosedModal,
} satisfies Partial<Record<ModalName, LoadModal>>;
