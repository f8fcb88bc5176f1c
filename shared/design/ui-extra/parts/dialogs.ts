/** What opens over the page. */
export { Drawer, Modal } from '../dialog.tsx';
export { ModalFrame } from '../modal-frame.tsx';
