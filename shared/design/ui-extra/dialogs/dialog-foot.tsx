import type { ReactNode } from 'react';
import { useModalLayer } from '../../../kernel/modals/index.ts';
import { Group } from '../../ui/index.ts';
import { BottomBar } from './bottom-bar.tsx';

/** The buttons of a form: in a dialog they stay at its lower edge while the text scrolls (`dialog.css`). */
export function DialogFoot({ children }: { children: ReactNode }) {
  const buttons = <Group gap="sm">{children}</Group>;
  return useModalLayer() ? <BottomBar data-dialog-foot>{buttons}</BottomBar> : buttons;
}
