import { Drawer as MantineDrawer, Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useModalLayer } from '../../kernel/modals/index.ts';
import './styles/dialog.css';

/** Escape closes it only while it is the topmost modal. */
export const Modal = ({ closeOnEscape = true, ...props }: ModalProps) => {
  const layer = useModalLayer();
  return <MantineModal {...props} closeOnEscape={closeOnEscape && layer?.top !== false} />;
};
export const Drawer = MantineDrawer;
