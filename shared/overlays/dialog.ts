import { Drawer as MantineDrawer, Modal as MantineModal } from '@mantine/core';
import './styles/dialog.css';

export const Modal = MantineModal;
/** A sheet from the side: filters on a phone, a detail beside a list. */
export const Drawer = MantineDrawer;
