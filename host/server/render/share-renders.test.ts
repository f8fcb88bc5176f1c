import { shareRenders } from './share-renders.ts';

/** Renders that end when they are told to. */
function controlled() {
  const ends: PromiseWithResolvers<string>[] = [];
  const render = () => {
    const ended = Promise.withResolvers<string>();
    ends.push(ended);
    return ended.promise;
  };
  return { ends, render };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who comes while a page is rendered shares the next render, which begins after that', async () => {
  const share = shareRenders<string>();
  const { ends, render } = controlled();
  const [first, second, third] = [share('a', render), share('a', render), share('a', render)];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.resolve('one');
  expect(await first).toBe('one');
  await settled();
  expect(ends).toHaveLength(2);
  const fourth = share('a', render);
  ends[1]?.resolve('two');
  expect(await Promise.all([second, third])).toEqual(['two', 'two']);
  await settled();
  ends[2]?.resolve('three');
  expect(await fourth).toBe('three');
});

test('other pages do not wait, and a render that fails holds nobody back', async () => {
  const share = shareRenders<string>();
  const { ends, render } = controlled();
  const [first, next, other] = [share('a', render), share('a', render), share('b', render)];
  ends[1]?.resolve('other');
  expect(await other).toBe('other');
  ends[0]?.reject(new Error('failed'));
  await expect(first).rejects.toThrow('failed');
  await settled();
  ends[2]?.resolve('two');
  expect(await next).toBe('two');
  await settled();
  void share('a', render);
  expect(ends).toHaveLength(4);
});

test('a render knows since when it is waited for', async () => {
  const share = shareRenders<number>();
  const since = async (at: number) => at;
  const before = Date.now();
  const [, second] = await Promise.all([share('a', since), share('a', since)]);
  expect(second).toBeGreaterThanOrEqual(before);
  expect(second).toBeLessThanOrEqual(Date.now());
});
