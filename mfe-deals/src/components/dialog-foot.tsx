import { useModalLayer } from '@handover/shared/modals';
import { Group } from '@handover/shared/ui';
import { BottomBar } from '@handover/shared/ui-extra';
import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** The buttons of a form: in a dialog they stay at its lower edge while the text scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  const buttons = <Group gap="sm">{children}</Group>;
  return useModalLayer() ? <BottomBar className={classes.foot}>{buttons}</BottomBar> : buttons;
}
