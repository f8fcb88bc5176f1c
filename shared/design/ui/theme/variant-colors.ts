import type { VariantColorsResolver } from '@mantine/core';

const PLAIN = { background: 'transparent', hover: 'var(--sunken)', border: '1px solid transparent' };
const named = (color: string, use: string) => `var(--mantine-color-${color}-${use})`;

/**
 * The colours of buttons and similar components, all by tokens, so that light and dark mode need no code. `ink` is the primary
 * colour; only a filled Button and `color="accent"` have the accent colour.
 */
export const variantColors: VariantColorsResolver = ({ color, variant, theme }) => {
  const name = color && color in theme.colors ? color : theme.primaryColor;
  switch (variant) {
    case 'filled':
      return {
        background: named(name, 'filled'),
        hover: named(name, 'filled-hover'),
        color: named(name, 'contrast'),
        border: '1px solid transparent',
      };
    case 'light':
      return {
        background: named(name, 'light'),
        hover: named(name, 'light-hover'),
        color: named(name, 'light-color'),
        border: '1px solid transparent',
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: named(name, 'light'),
        color: named(name, 'text'),
        border: `1px solid ${named(name, 'outline')}`,
      };
    case 'default':
      return {
        background: 'var(--surface)',
        hover: 'var(--sunken)',
        color: 'var(--ink)',
        border: '1px solid var(--control-line)',
      };
    case 'subtle':
      return { ...PLAIN, color: named(name, 'text') };
    case 'transparent':
      return { ...PLAIN, hover: 'transparent', color: named(name, 'text') };
    default:
      return { background: 'transparent', hover: 'transparent', color: 'inherit', border: 'none' };
  }
};
