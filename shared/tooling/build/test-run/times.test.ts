import { timesTable, withTimes } from './times.ts';

const test1 = (name: string, seconds: number) => ({
  file: 'a.test.ts',
  name,
  seconds,
  outcome: 'passed' as const,
});
const outcomes = [
  {
    script: 'e2e',
    failed: false,
    seconds: 61.2,
    results: [
      {
        package: 'e2e/journeys',
        seconds: 60.4,
        endedAt: '',
        cached: false,
        tests: [
          test1('quick', 1),
          ...Array.from({ length: 40 }, (_, index) => test1(`slow ${index} | x`, 10 + index)),
        ],
      },
    ],
  },
];

test('has steps, packages and the 20 slowest tests', () => {
  const table = timesTable({ seconds: 122, outcomes }, '2 cores', '28 November 2026');
  expect(table).toContain('on 28 November 2026, 2 cores: 2 minutes');
  expect(table).toContain('| e2e | | 61 |\n| – e2e/journeys | 41 | 60 |');
  expect(table).toContain(
    '| seconds | file | test |\n|---|---|---|\n| 49 | `e2e/a.test.ts` | slow 39 \\| x |',
  );
  expect(table).not.toContain('quick');
});

test('takes the place between the marks, and needs them', () => {
  expect(withTimes('a\n<!-- times -->\nold $1\n<!-- /times -->\nb', 'new $&')).toBe(
    'a\n<!-- times -->\nnew $&\n<!-- /times -->\nb',
  );
  expect(() => withTimes('a', 'new')).toThrow('no place for times');
});
