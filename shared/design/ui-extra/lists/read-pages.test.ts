import { buildPaged } from '../../../testing/builders/build-paged.ts';
import { type PageCall, readPages } from './read-pages.ts';

const PAGE = 24;

/** A list on a server, newest first. `between` happens after each call. */
function server(count: number, between: (items: { id: number }[], calls: number) => void = () => undefined) {
  const items = Array.from({ length: count }, (_, index) => ({ id: count - index }));
  const calls: PageCall[] = [];
  const read = async ({ page, page_size }: PageCall) => {
    calls.push({ page, page_size });
    const results = items.slice((page - 1) * page_size, page * page_size);
    const total = items.length;
    const answer = buildPaged(results, {
      count: total,
      next_page: page * page_size < total ? page + 1 : null,
    });
    between(items, calls.length);
    return answer;
  };
  const ids = () => items.map(({ id }) => id);
  return { read, calls, ids };
}

test.each([
  { from: 1, to: 1, of: 1000, calls: [[1, 24]] },
  { from: 7, to: 7, of: 1000, calls: [[7, 24]] },
  { from: 1, to: 3, of: 1000, calls: [[1, 72]] },
  { from: 1, to: 4, of: 1000, calls: [[1, 96]] },
  {
    from: 1,
    to: 5,
    of: 1000,
    calls: [
      [1, 72],
      [2, 72],
    ],
  },
  {
    from: 4,
    to: 9,
    of: 1000,
    calls: [
      [2, 72],
      [3, 72],
    ],
  },
  // The first call says that there is no more.
  { from: 1, to: 100, of: 30, calls: [[1, 96]] },
])('pages $from to $to of $of items: $calls', async ({ from, to, of, calls }) => {
  const { read, calls: made, ids } = server(of);
  const { results, count, next_page } = await readPages({ from, to, pageLength: PAGE, read });
  expect(made.map(({ page, page_size }) => [page, page_size])).toEqual(calls);
  expect(results.map(({ id }) => id)).toEqual(ids().slice((from - 1) * PAGE, to * PAGE));
  expect([count, next_page]).toEqual([of, to * PAGE < of ? to + 1 : null]);
});

test('a hundred pages are read with a few calls at once', async () => {
  let open = 0;
  let most = 0;
  const { read, calls } = server(100_000);
  const counting = async (call: PageCall) => {
    open += 1;
    most = Math.max(most, open);
    const answer = await read(call);
    open -= 1;
    return answer;
  };
  const { results } = await readPages({ from: 1, to: 100, pageLength: PAGE, read: counting });
  expect(results).toHaveLength(2400);
  expect([calls.length, most]).toEqual([25, 24]);
});

test('where something is published meanwhile, it is read again: nothing twice, nothing missing', async () => {
  const { read, ids } = server(1000, (items, calls) => {
    if (calls === 2) items.unshift({ id: 2000 });
  });
  const { results } = await readPages({ from: 1, to: 12, pageLength: PAGE, read });
  expect(results.map(({ id }) => id)).toEqual(ids().slice(0, 12 * PAGE));
});

test('where something is withdrawn meanwhile, too', async () => {
  const { read, ids } = server(1000, (items, calls) => {
    if (calls === 1) items.splice(3, 1);
  });
  const { results } = await readPages({ from: 1, to: 12, pageLength: PAGE, read });
  expect(results.map(({ id }) => id)).toEqual(ids().slice(0, 12 * PAGE));
});

test('a list that never comes to rest is shown as it was read last', async () => {
  const { read, calls } = server(1000, (items) => items.unshift({ id: 2000 + items.length }));
  const { results } = await readPages({ from: 1, to: 8, pageLength: PAGE, read });
  expect(results).toHaveLength(8 * PAGE);
  expect(calls).toHaveLength(6);
});
