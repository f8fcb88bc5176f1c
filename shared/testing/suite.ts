// Told here: the tests of a remote are compiled without the types of Node.
declare const process: { env: Record<string, string | undefined> };

/** `test` is what every change runs; `long` holds the repetitions of `pnpm test:long`. Set by `TEST_SUITE`. */
export const suite: 'test' | 'long' = process.env.TEST_SUITE === 'long' ? 'long' : 'test';

/** What differs between the suites, such as how often something is repeated: `inSuite({ test: 10, long: 50 })`. */
export const inSuite = <Value>(choices: Record<typeof suite, Value>): Value => choices[suite];
