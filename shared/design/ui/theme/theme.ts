import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

/** Shades are never picked by number here: a colour is its token, which light and dark define each for themselves. */
const one = (token: string): MantineColorsTuple => {
  const value = `var(--${token})`;
  return [value, value, value, value, value, value, value, value, value, value];
};

/** Mantine draws the title of a dialog in a `header`: to who listens it would be a second banner of the page. */
const dialog = { header: { role: 'presentation' } };

export const theme = createTheme({
  primaryColor: 'ink',
  colors: {
    ink: one('fill'),
    accent: one('accent'),
    danger: one('danger'),
    open: one('open'),
    waiting: one('waiting'),
    running: one('running'),
    closed: one('closed'),
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
