import { countDiagnostics } from './count-diagnostics.ts';

const allow = [
  '.a { font-size: var(--text); font-weight: 550; }',
  '.a { font-size: var(--text-small); font-weight: 400; }',
  '.a { font-size: inherit; font-weight: inherit; }',
  '@media print { .a { font-size: 10.5pt; } }',
  'input { font-size: max(1rem, 16px) !important; }',
];
const refuse = [
  '.a { font-size: 0.8125rem; }',
  '@layer shared { .a { font-size: 13px; } }',
  '.a { font-size: clamp(1rem, 2vw, 2rem); }',
  '.a { font-size: var(--mantine-font-size-sm); }',
  '.a { font-weight: 600; }',
  '.a { font-weight: bold; }',
];

test('sizes and weights of text that are no tokens are found', () => {
  const found = countDiagnostics('text-tokens.grit', [...allow, ...refuse], 'css');
  expect(found).toEqual({
    ...Object.fromEntries(allow.map((line) => [line, 0])),
    ...Object.fromEntries(refuse.map((line) => [line, 1])),
  });
});
