import { Drawer as MantineDrawer, Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useModalLayer } from '../../kernel/modals/index.ts';
import './styles/dialog.css';

/** Closes by Escape only while nothing lies over it: a question on top is answered first. */
export const Modal = ({ closeOnEscape = true, ...props }: ModalProps) => {
  const layer = useModalLayer();
  return <MantineModal {...props} closeOnEscape={closeOnEscape && layer?.top !== false} />;
};
/** A sheet from the side: filters on a phone, a detail beside a list. */
export const Drawer = MantineDrawer;
