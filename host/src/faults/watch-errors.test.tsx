import type { RemoteError } from '@handover/shared/federation';
import { keepEarlyFaults } from '../start/early-faults.ts';
import { watchErrors } from './watch-errors.ts';

const thrownIn = (path: string, message = 'broken') =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at run (https://handover.test/r/${path}:1:9)`,
  });
const dispatch = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

const reported: RemoteError[] = [];
beforeAll(() => {
  keepEarlyFaults();
  dispatch(thrownIn('mfe-deals/1.0.0-a/1.js', 'early'));
  watchErrors((error) => reported.push(error));
});
afterEach(() => reported.splice(0));

test('what was thrown before the watch was loaded is reported as well', () => {
  expect(reported.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^HR-901 mfe-deals 1\.0\.0-a: Error: early/),
  ]);
});

test('errors and rejections are reported once each, those of others not at all', () => {
  for (let time = 0; time < 3; time++) {
    dispatch(thrownIn('mfe-auth/1.0.0-b/2.js'));
    reject(thrownIn('host/1.0.0-h/shell.js'));
    reject({ detail: 'no error' });
    dispatch(new Error('of the page itself'));
  }
  expect(reported.map(({ remote, version }) => [remote, version])).toEqual([
    ['mfe-auth', '1.0.0-b'],
    ['host', '1.0.0-h'],
  ]);
});

test('a page that throws without end uses up no more than five reports', () => {
  for (let index = 0; index < 50; index++) dispatch(thrownIn('mfe-auth/1.0.0-b/2.js', `number ${index}`));
  expect(reported).toHaveLength(2);
});
