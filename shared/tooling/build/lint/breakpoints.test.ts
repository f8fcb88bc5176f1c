import { BREAKPOINTS } from '../../../design/ui/theme/breakpoints.ts';
import { countDiagnostics } from './count-diagnostics.ts';

const rule = (query: string) => `@media ${query} { .a { color: red; } }`;

const allow = [
  ...Object.values(BREAKPOINTS).flatMap((width) => [
    rule(`(width < ${width})`),
    rule(`screen and (width >= ${width})`),
  ]),
  rule('(40em <= width < 62em)'),
  rule('(width < 48em), (pointer: coarse)'),
  rule('(height >= 30rem)'),
  '@container (width < 38rem) { .a { color: red; } }',
];
const refuse = [
  rule('(width < 60em)'),
  rule('(width >= 48rem)'),
  rule('(width <= 480px)'),
  rule('(max-width: 48em)'),
  rule('(48em > width)'),
  rule('(40em <= width < 60em)'),
  rule('(min-width: 36em) and (pointer: coarse)'),
];

test('style sheets change at the widths of the table alone', () => {
  const found = countDiagnostics('breakpoints.grit', [...allow, ...refuse], 'css');
  expect(found).toEqual({
    ...Object.fromEntries(allow.map((line) => [line, 0])),
    ...Object.fromEntries(refuse.map((line) => [line, 1])),
  });
});

const allowInScripts = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code
  'const a = `(width < ${x})`;',
  "const b = '(pointer: coarse)';",
  "const c = { width: '62em' };",
];
const refuseInScripts = ["matchMedia('(width < 62em)');", 'useMedia(`(min-width: 600px)`);'];

test('scripts have no widths of their own', () => {
  const found = countDiagnostics(
    'breakpoints-in-scripts.grit',
    [...allowInScripts, ...refuseInScripts],
    'ts',
  );
  expect(found).toEqual({
    ...Object.fromEntries(allowInScripts.map((line) => [line, 0])),
    ...Object.fromEntries(refuseInScripts.map((line) => [line, 1])),
  });
});
