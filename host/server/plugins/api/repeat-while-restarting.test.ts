import { repeatWhileRestarting } from './repeat-while-restarting.ts';

const GRACE_MS = 10_000;
const lost = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test.each([
  ['GET', 'ECONNREFUSED', true],
  ['GET', 'ECONNRESET', true],
  ['HEAD', 'UND_ERR_SOCKET', true],
  ['GET', 'UND_ERR_HEADERS_TIMEOUT', false],
  ['POST', 'ECONNREFUSED', false],
  ['PATCH', 'ECONNRESET', false],
  ['DELETE', 'UND_ERR_SOCKET', false],
])('whether a %s that ended with %s is repeated is %s', (method, code, repeated) => {
  const delay = repeatWhileRestarting(GRACE_MS)({ err: lost(code), req: { method } });
  expect(delay !== null).toBe(repeated);
});

test('what the api responded is never repeated', () => {
  expect(repeatWhileRestarting(GRACE_MS)({ err: null, req: { method: 'GET' } })).toBeNull();
});

test('a request is repeated for the first ten seconds of an outage, and of the next one', () => {
  const delayOf = repeatWhileRestarting(GRACE_MS);
  const fails = (second: number) => {
    jest.setSystemTime(second * 1000);
    return delayOf({ err: lost('ECONNREFUSED'), req: { method: 'GET' } }) !== null;
  };
  expect([0, 5, 9, 10, 15].map(fails)).toEqual([true, true, true, false, false]);
  delayOf({ err: null, req: { method: 'GET' } });
  expect(fails(16)).toBe(true);
  expect([25, 27, 60].map(fails)).toEqual([true, false, true]);
});
