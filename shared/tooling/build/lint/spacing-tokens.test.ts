import { countDiagnostics } from './count-diagnostics.ts';

const allow = [
  '.a { padding: 0 var(--space-12); }',
  '.a { margin: calc(-1 * var(--space-4)) auto; }',
  '.a { gap: clamp(var(--space-20), 3vw, var(--space-32)); }',
  '.a { margin-block-end: -1px; padding: 1px var(--space-6); }',
  '.a { padding-block: 0.125em; }',
  '.a { padding-inline-start: calc(2.75rem + var(--space-12)); }',
  '.a { padding-block-end: calc(var(--space-12) + env(safe-area-inset-bottom, 0px)); }',
  '.a { inset-inline-start: 0.75rem; scroll-margin-block: 5rem; inline-size: 12px; }',
  '@media print { .a { margin: 1cm; } }',
];
const refuse = [
  '.a { padding: 1rem; }',
  '.a { padding: var(--space-12) 0.75rem; }',
  '@layer shared { .a { margin-inline: 0 .5rem; } }',
  '.a { margin: -0.25rem; }',
  '.a { gap: 12px; }',
  '.a { row-gap: 2px; }',
  '.a { margin-block-start: 1.5px; }',
  '.a { padding-inline: clamp(1rem, 4vw, var(--space-40)); }',
  '.a { padding-inline-start: calc(var(--space-12) + 2.75rem); }',
];

test('margins, paddings and gaps that are no steps of the scale are found', () => {
  const found = countDiagnostics('spacing-tokens.grit', [...allow, ...refuse], 'css');
  expect(found).toEqual({
    ...Object.fromEntries(allow.map((line) => [line, 0])),
    ...Object.fromEntries(refuse.map((line) => [line, 1])),
  });
});
