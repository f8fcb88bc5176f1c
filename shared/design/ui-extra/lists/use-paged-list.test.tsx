import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPaged } from '../../../testing/builders/build-paged.ts';
import { renderWithPlatform } from '../../../testing/index.ts';
import { QueryView } from '../../ui/index.ts';
import { ListLimit } from './list-limit.tsx';
import type { PageCall } from './read-pages.ts';
import { usePagedList } from './use-paged-list.ts';

const KEY = ['opportunities', 'list'] as const;
let total = 0;
let calls: PageCall[] = [];

async function read({ page, page_size }: PageCall) {
  calls.push({ page, page_size });
  const ids = Array.from({ length: total }, (_, index) => ({ id: total - index }));
  const results = ids.slice((page - 1) * page_size, page * page_size);
  return buildPaged(results, { count: total, next_page: page * page_size < total ? page + 1 : null });
}

function List() {
  const list = usePagedList({ queryKey: KEY, queryFn: read, pageLength: 24 });
  return (
    <QueryView query={list} skeleton={null}>
      {({ items }) => (
        <>
          <p>{`${items.length} items, the last is ${items.at(-1)?.id}`}</p>
          <ListLimit list={list} />
        </>
      )}
    </QueryView>
  );
}

function open(route: string, count: number) {
  [total, calls] = [count, []];
  return renderWithPlatform(<List />, { route });
}
const more = () => screen.findByRole('button', { name: 'action.more' });
const made = () => calls.map(({ page, page_size }) => [page, page_size]);

test('each page is one call; a reload makes one for all of them', async () => {
  const first = open('/', 60);
  await userEvent.click(await more());
  expect(await screen.findByText('48 items, the last is 13')).toBeVisible();
  await userEvent.click(await more());
  expect(await screen.findByText('60 items, the last is 1')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(made()).toEqual([
    [1, 24],
    [2, 24],
    [3, 24],
  ]);
  const address = first.address();
  first.unmount();
  open(address, 60);
  expect(await screen.findByText('60 items, the last is 1')).toBeVisible();
  expect(made()).toEqual([[1, 72]]);
});

test('loaded again after a change, it is as long as before, with two calls', async () => {
  const { platform } = open('/', 100);
  for (const shown of [48, 72, 96]) {
    await userEvent.click(await more());
    await screen.findByText(new RegExp(`^${shown} items`));
  }
  [total, calls] = [101, []];
  await act(() => platform.queries.invalidateQueries({ queryKey: KEY }));
  expect(await screen.findByText('96 items, the last is 6')).toBeVisible();
  expect(made()).toEqual([
    [1, 24],
    [1, 72],
    [2, 72],
  ]);
  expect(await more()).toBeVisible();
});

test('what is published meanwhile shifts the next page, and nothing is listed twice', async () => {
  open('/', 60);
  const button = await more();
  total = 61;
  await userEvent.click(button);
  expect(await screen.findByText('47 items, the last is 14')).toBeVisible();
});

test('a list that is too long says where it ends, and what to do', async () => {
  open('/?page=5000', 100_000);
  expect(await screen.findByText('2400 items, the last is 97601')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('listLimit');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'action.more' })).toBeNull());
});
