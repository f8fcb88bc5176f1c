import type { CSSProperties, ReactNode } from 'react';

interface TransitionProps {
  mounted: boolean;
  children: (styles: CSSProperties) => ReactNode;
}

/** Replaces the transition of a button's spinner, which shows at once: code of menus and dialogs that the first page would load. */
export const Transition = ({ mounted, children }: TransitionProps) => (mounted ? children({}) : null);
