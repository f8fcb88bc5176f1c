import { readableError } from './readable-error.ts';

test('a syntax error keeps file and line', () => {
  const message = `Module build failed (from ../node_modules/.pnpm/swc-loader@0.2.7/src/index.js):
Error:   \u001b[31mx\u001b[0m Expression expected
    ,-[/work/mfe-deals/src/pages/deal-list.page.tsx:60:1]
 60 | const x = ;
    :           ^
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>`;
  expect(readableError({ moduleName: './src/pages/deal-list.page.tsx', message })).toBe(
    `./src/pages/deal-list.page.tsx
Error:   x Expression expected
    ,-[/work/mfe-deals/src/pages/deal-list.page.tsx:60:1]
 60 | const x = ;
    :           ^
    \`----`,
  );
});

test('a thrown error keeps only its message', () => {
  const message =
    'The text nav is missing in en.json\n    at textIn (text-in.ts:17:11)\n    at map (<anonymous>)';
  expect(readableError({ message })).toBe('The text nav is missing in en.json');
});
