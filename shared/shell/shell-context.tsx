import { createContext, type ReactNode, useContext } from 'react';
import type { Shell } from './shell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);

export const ShellProvider = ({ shell, children }: { shell: Shell; children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No ShellProvider above this component');
  return shell;
}
