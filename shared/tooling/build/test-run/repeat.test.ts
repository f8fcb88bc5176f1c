import { commandOf, commandsOf } from './repeat.ts';

test.each([
  ['e2e', 'pnpm --filter e2e e2e a.test.ts:7'],
  ['e2e/journeys', 'pnpm --filter e2e e2e a.test.ts:7'],
  ['api', 'pnpm --filter api test:file a.test.ts'],
  ['shared', 'pnpm --filter @handover/shared test a.test.ts'],
  ['tooling', 'pnpm --filter @handover/tooling test a.test.ts'],
  ['mfe-deals', 'pnpm --filter mfe-deals test a.test.ts'],
])('a test of %s is run alone by %s', (name, command) => {
  expect(commandOf({ package: name, file: 'a.test.ts', line: 7 })).toBe(command);
});

test('only files in which a test has failed are run again, each once', () => {
  const outcome = (file: string, how: 'passed' | 'failed') => ({ file, name: 'x', seconds: 1, outcome: how });
  const tests = [
    outcome('a', 'failed'),
    outcome('a', 'failed'),
    outcome('b', 'passed'),
    outcome('c', 'failed'),
  ];
  expect(
    commandsOf([
      { package: 'host', tests },
      { package: 'api', tests: [outcome('d', 'passed')] },
    ]),
  ).toEqual(['pnpm --filter host test a c']);
});
