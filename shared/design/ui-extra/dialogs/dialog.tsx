import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core';
import { useModalLayer } from '../../../kernel/modals/index.ts';
import '../styles/dialog.css';

/**
 * The page behind does not scroll, but keeps its scrollbar, and with it its width. Mantine's own lock makes the body a scroll container: the page
 * becomes narrower, and what is sticky leaves its edge.
 */
const KEEP_SCROLLBAR = { removeScrollBar: false } as const;

/** Escape closes it only while it is the topmost modal. */
export const Modal = ({ closeOnEscape = true, ...props }: ModalProps) => {
  const layer = useModalLayer();
  return (
    <MantineModal
      removeScrollProps={KEEP_SCROLLBAR}
      {...props}
      closeOnEscape={closeOnEscape && layer?.top !== false}
    />
  );
};
export const Drawer = (props: DrawerProps) => <MantineDrawer removeScrollProps={KEEP_SCROLLBAR} {...props} />;
