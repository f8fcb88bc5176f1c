/** Components that open over the page. */
export { Drawer, Modal } from '../dialogs/dialog.tsx';
export { ModalFrame } from '../dialogs/modal-frame.tsx';
