import { lazyModule } from './lazy-module.ts';

const policy = { attempts: 2, pause: 1, deadline: 1000 };

test('a module is loaded once for all callers', async () => {
  const fetchModule = jest.fn(async () => 'module');
  const lazy = lazyModule(fetchModule, policy);
  expect(lazy.getLoaded()).toBeUndefined();
  await expect(Promise.all([lazy.load(), lazy.load()])).resolves.toEqual(['module', 'module']);
  await expect(lazy.load()).resolves.toBe('module');
  expect(lazy.getLoaded()).toBe('module');
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

test('a failed load is retried, and a later call loads again', async () => {
  const fetchModule = jest.fn(async () => 'module');
  for (let attempt = 0; attempt < policy.attempts; attempt += 1)
    fetchModule.mockRejectedValueOnce(new Error('chunk lost'));
  const lazy = lazyModule(fetchModule, policy);
  await expect(lazy.load()).rejects.toThrow('chunk lost');
  expect(fetchModule).toHaveBeenCalledTimes(2);
  expect(lazy.getLoaded()).toBeUndefined();
  await expect(lazy.load()).resolves.toBe('module');
});
