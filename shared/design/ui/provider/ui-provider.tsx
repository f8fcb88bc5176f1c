import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import '../styles/index.css';
import { theme } from '../theme/theme.ts';
import { type ColorScheme, createColorSchemeManager } from './color-scheme-manager.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Nonce of the content security policy, for styles that Mantine adds at run time. */
  nonce?: string;
  /** The default; `auto` follows the system. */
  colorScheme?: ColorScheme;
  /** The choice of the person, for the server. */
  chosenColorScheme?: ColorScheme | undefined;
  /** Overrides the stored choice: for Storybook, which shows both. */
  forceColorScheme?: 'light' | 'dark';
  /** Tests have no transitions, and dropdowns are shown although nothing has a position. */
  testing?: boolean;
}

/** Rendered once around the app: theme and styles. The CSS variables are in `styles/`, so that Mantine injects no <style> for them. */
export const UiProvider = (props: UiProviderProps) => {
  const { children, nonce, colorScheme = 'auto', chosenColorScheme, forceColorScheme, testing } = props;
  const [manager] = useState(() => createColorSchemeManager(chosenColorScheme));
  return (
    <MantineProvider
      env={testing ? 'test' : 'default'}
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme={colorScheme}
      forceColorScheme={forceColorScheme}
      colorSchemeManager={manager}
      getStyleNonce={() => nonce ?? ''}
    >
      {children}
    </MantineProvider>
  );
};
