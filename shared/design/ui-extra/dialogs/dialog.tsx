import {
  type DrawerProps,
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type ModalProps,
} from '@mantine/core';
import { useEffect, useState } from 'react';
import { useModalLayer } from '../../../kernel/modals/index.ts';
import '../styles/dialog.css';

/**
 * The page behind does not scroll, but keeps its scrollbar, and with it its width. Mantine's own lock makes the body a scroll container: the page
 * becomes narrower, and what is sticky leaves its edge.
 */
const KEEP_SCROLLBAR = { removeScrollBar: false } as const;

/** The longest pause between the two clicks of a double click, by the default of the systems. */
const DOUBLE_CLICK_MS = 500;

/** The second click of a double click on what opened the dialog falls outside of it, and must not close it. */
function useIsPastDoubleClick(opened: boolean): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!opened) return setPast(false);
    const timer = setTimeout(() => setPast(true), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  return isPast;
}

/** Escape closes it only while it is the topmost modal. */
export const Modal = ({ closeOnEscape = true, closeOnClickOutside = true, ...props }: ModalProps) => {
  const layer = useModalLayer();
  const isPastDoubleClick = useIsPastDoubleClick(props.opened);
  return (
    <MantineModal
      removeScrollProps={KEEP_SCROLLBAR}
      {...props}
      closeOnClickOutside={closeOnClickOutside && isPastDoubleClick}
      closeOnEscape={closeOnEscape && layer?.top !== false}
    />
  );
};
export const Drawer = ({ closeOnClickOutside = true, ...props }: DrawerProps) => {
  const isPastDoubleClick = useIsPastDoubleClick(props.opened);
  return (
    <MantineDrawer
      removeScrollProps={KEEP_SCROLLBAR}
      {...props}
      closeOnClickOutside={closeOnClickOutside && isPastDoubleClick}
    />
  );
};
