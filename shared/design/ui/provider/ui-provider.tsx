import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import '../styles/index.css';
import { theme } from '../theme/theme.ts';
import { type ColorScheme, createColorSchemeManager } from './color-scheme-manager.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Nonce of the page's content security policy, for the few responsive styles that are made at run time. */
  nonce?: string;
  /** Where no choice is remembered; `auto` follows the system. */
  colorScheme?: ColorScheme;
  /** Whatever is remembered: for a page that shows both side by side. */
  forceColorScheme?: 'light' | 'dark';
  /** Nothing fades, and nothing hides for where its button lies: for tests, in which everything lies nowhere. */
  still?: boolean;
}

/** Once around the app: theme, colours, styles. Variables come from styles/, so no <style> is injected for them. */
export const UiProvider = (props: UiProviderProps) => {
  const { children, nonce, colorScheme = 'auto', forceColorScheme, still } = props;
  const [manager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      env={still ? 'test' : 'default'}
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
