import type { CSSProperties, ReactNode } from 'react';

interface TransitionProps {
  mounted: boolean;
  children: (styles: CSSProperties) => ReactNode;
}

/**
 * Replaces the transition of a button's spinner, also where the button has an icon alone, which shows at once: it is code of menus and dialogs,
 * which the first page and its widget would load.
 */
export const Transition = ({ mounted, children }: TransitionProps) => (mounted ? children({}) : null);
