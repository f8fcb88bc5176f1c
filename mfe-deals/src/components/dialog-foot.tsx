import { useModalLayer } from '@handover/shared/modals';
import { Group } from '@handover/shared/ui';
import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** The buttons of a form: in a dialog they stay at its lower edge while the text scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <Group gap="sm" className={useModalLayer() ? classes.foot : undefined}>
    {children}
  </Group>
);
