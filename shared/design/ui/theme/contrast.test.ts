import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
const blockOf = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
const tokensOf = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
  );

const light = tokensOf(blockOf(':root'));
const schemes = {
  light,
  dark: { ...light, ...tokensOf(blockOf(':root[data-mantine-color-scheme="dark"]')) },
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const GROUNDS = ['paper', 'surface', 'sunken'];
const STATES = ['open', 'waiting', 'running', 'closed', 'danger'];

const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['ink-faint', ground],
    ['accent-text', ground],
    ['danger', ground],
  ]),
  ...STATES.flatMap((state): [string, string][] => [
    [state, `${state}-soft`],
    [state, 'paper'],
    [state, 'surface'],
  ]),
  ['on-fill', 'fill'],
  ['on-fill', 'fill-hover'],
  ['on-fill', 'danger'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['ink', 'fill-soft'],
  ['ink-soft', 'fill-soft'],
  ['accent-text', 'accent-soft'],
];
const CONTROLS: [string, string][] = GROUNDS.flatMap((ground): [string, string][] => [
  ['control-line', ground],
  ['focus', ground],
  ['accent', ground],
  ['fill', ground],
]);

describe.each(Object.entries(schemes))('%s', (_, tokens) => {
  const ratio = (one: string, other: string) => contrast(tokens[one] ?? '', tokens[other] ?? '');
  test.each(TEXT)('text %s on %s is at least 4.5:1', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(CONTROLS)('control %s on %s is at least 3:1', (control, ground) => {
    expect(ratio(control, ground)).toBeGreaterThanOrEqual(3);
  });
});
