import type { ReactNode } from 'react';
import { UiProvider } from '../design/ui/index.ts';
import { PlatformProvider } from '../kernel/platform/index.ts';
import type { Shell } from './shell.ts';
import { ShellProvider } from './shell-context.tsx';

interface ShellAppProps {
  shell: Shell;
  nonce?: string;
  /** The color scheme that the person has chosen, for the server. */
  colorScheme?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

/** The contexts of every component: platform, shell, theme. */
export const ShellApp = ({ shell, nonce, colorScheme, children }: ShellAppProps) => (
  <PlatformProvider platform={shell.platform}>
    <ShellProvider shell={shell}>
      <UiProvider nonce={nonce} chosenColorScheme={colorScheme}>
        {children}
      </UiProvider>
    </ShellProvider>
  </PlatformProvider>
);
