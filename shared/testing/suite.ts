// Declared here, since tests of remotes are compiled without the types of Node.
declare const process: { env: Record<string, string | undefined> };

/** `test`, or `long` for the repetitions of `pnpm test:long`. Set by `TEST_SUITE`. */
const suite: 'test' | 'long' = process.env.TEST_SUITE === 'long' ? 'long' : 'test';

/** The value for the current suite, such as a number of repetitions: `inSuite({ test: 10, long: 50 })`. */
export const inSuite = <Value>(choices: Record<typeof suite, Value>): Value => choices[suite];
