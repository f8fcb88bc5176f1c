import { countDiagnostics } from './count-diagnostics.ts';

const allow = [
  'const inThreeDays = new Date(Date.now() + 3 * DAY);',
  'const yesterday = new Date(Date.now() - DAY_MS * 1);',
  'test.setTimeout(300_000);',
  'await expect.poll(read).toBe(1);',
  'jest.setSystemTime(Date.now() + 86_400_000);',
];
const refuse = [
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await page.waitForTimeout(500);',
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'const began = performance.now();',
  'const took = Date.now() - began;',
  'const left = end - Date.now();',
  'while (Date.now() < end) work();',
  'expect(end > Date.now()).toBe(true);',
];

test('waits and times are found, dates are not', () => {
  const found = countDiagnostics('no-timing-in-tests.grit', [...allow, ...refuse], 'ts');
  expect(found).toEqual({
    ...Object.fromEntries(allow.map((line) => [line, 0])),
    ...Object.fromEntries(refuse.map((line) => [line, 1])),
  });
});
