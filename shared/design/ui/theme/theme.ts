import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { BREAKPOINTS } from './breakpoints.ts';
import { variantColors } from './variant-colors.ts';

/** All ten shades are the same token, which light and dark mode define separately. */
const shades = (token: string): MantineColorsTuple => {
  const value = `var(--${token})`;
  return [value, value, value, value, value, value, value, value, value, value];
};

/** Mantine renders the title of a dialog in a `header`, which screen readers would announce as a second banner. */
const dialog = { header: { role: 'presentation' } };

export const theme = createTheme({
  breakpoints: BREAKPOINTS,
  primaryColor: 'ink',
  colors: {
    ink: shades('fill'),
    accent: shades('accent'),
    danger: shades('danger'),
    open: shades('open'),
    waiting: shades('waiting'),
    running: shades('running'),
    closed: shades('closed'),
  },
  cursorType: 'pointer',
  defaultRadius: 'md',
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  variantColorResolver: variantColors,
  activeClassName: '',
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      vars: (_: unknown, { variant = 'filled', color }: { variant?: string; color?: string }) =>
        variant === 'filled' && !color
          ? {
              root: {
                '--button-bg': 'var(--accent)',
                '--button-hover': 'var(--accent-hover)',
                '--button-color': 'var(--on-accent)',
              },
            }
          : { root: {} },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 'lg' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Card: { defaultProps: { withBorder: true, shadow: 'none', padding: 'lg' } },
    Paper: { defaultProps: { shadow: 'none' } },
    Container: { defaultProps: { size: 1200 } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-fill)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-fill)' } },
    Loader: { defaultProps: { type: 'oval', size: 'sm' } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120, transition: 'fade' } } },
    Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 1 }, attributes: dialog } },
    Drawer: { defaultProps: { attributes: dialog } },
  },
});
