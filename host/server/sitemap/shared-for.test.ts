import { sharedFor } from './shared-for.ts';

let now = 0;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('a result is shared for its time, and only those of the last keys are kept', async () => {
  const read = jest.fn(async (key: number) => key * 2);
  const shared = sharedFor(1000, 3, read);
  for (const key of [1, 2, 3, 1]) expect(await shared(key)).toBe(key * 2);
  expect(read).toHaveBeenCalledTimes(3);
  await shared(4);
  await shared(1);
  expect(read.mock.calls.map(([key]) => key)).toEqual([1, 2, 3, 4, 1]);
  now += 1000;
  await shared(4);
  expect(read).toHaveBeenCalledTimes(6);
});

test('a failure is told to all who wait, and not kept', async () => {
  let fails = true;
  const shared = sharedFor(1000, 3, async () => (fails ? Promise.reject(new Error('down')) : 1));
  await expect(Promise.all([shared(1), shared(1)])).rejects.toThrow('down');
  fails = false;
  expect(await shared(1)).toBe(1);
});
