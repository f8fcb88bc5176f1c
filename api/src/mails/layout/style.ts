import type { CSSProperties } from 'react';
import { COLOURS, type Colour } from './colours.ts';

export const SANS = '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Arial, sans-serif';
export const SERIF = '"Source Serif 4 Variable", "Source Serif 4", Georgia, serif';

type Coloured = 'backgroundColor' | 'borderColor' | 'color' | 'textDecorationColor';

/** Which colours the parts of a mail have. */
const PARTS = {
  paper: { backgroundColor: 'paper', color: 'ink' },
  card: { backgroundColor: 'surface', borderColor: 'hairline' },
  text: { color: 'ink' },
  quiet: { color: 'ink-soft' },
  row: { borderColor: 'hairline' },
  link: { color: 'ink', textDecorationColor: 'control-line' },
  fill: { backgroundColor: 'accent' },
  button: { color: 'on-accent' },
} as const satisfies Record<string, Partial<Record<Coloured, Colour>>>;

type Part = keyof typeof PARTS;

const coloursOf = (part: Part, scheme: 'light' | 'dark') =>
  Object.entries(PARTS[part]).map(([property, colour]) => [property, COLOURS[scheme][colour]] as const);

/** Light colours stand at the element, since some mail programs drop the style sheet; dark ones are there. */
export const styled = (part: Part, style: CSSProperties = {}) => ({
  className: part,
  style: { ...style, ...Object.fromEntries(coloursOf(part, 'light')) },
});

const kebab = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const darkRules = (Object.keys(PARTS) as Part[]).map((part) => {
  const rules = coloursOf(part, 'dark').map(([property, value]) => `${kebab(property)}:${value}!important`);
  return `.${part}{${rules.join(';')}}`;
});

export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.card{padding:24px 20px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules.join('')}}`,
].join('');
