import { lazyModule } from './lazy-module.ts';

const patience = { attempts: 2, pause: 1, deadline: 1000 };

test('a part is fetched once for all who ask, and kept', async () => {
  const fetchPart = jest.fn(async () => 'part');
  const part = lazyModule(fetchPart, patience);
  expect(part.getLoaded()).toBeUndefined();
  await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['part', 'part']);
  await expect(part.load()).resolves.toBe('part');
  expect(part.getLoaded()).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('what failed is tried again by itself, and then by whoever asks next', async () => {
  const fetchPart = jest.fn(async () => 'part');
  for (let time = 0; time < patience.attempts; time += 1)
    fetchPart.mockRejectedValueOnce(new Error('chunk lost'));
  const part = lazyModule(fetchPart, patience);
  await expect(part.load()).rejects.toThrow('chunk lost');
  expect(fetchPart).toHaveBeenCalledTimes(2);
  expect(part.getLoaded()).toBeUndefined();
  await expect(part.load()).resolves.toBe('part');
});
