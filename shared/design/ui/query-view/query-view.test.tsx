import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Paged } from '../../../contract/index.ts';
import { usePlatform } from '../../../kernel/platform/index.ts';
import { areaKey, mergePages, nextPage, useInfiniteQuery } from '../../../kernel/query/index.ts';
import {
  createTestPlatform,
  type FakeReply,
  fakeHttp,
  flushTasks,
  renderWithPlatform,
} from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { LoadingBlock } from '../states/loading-block.tsx';
import { QueryView } from './query-view.tsx';

const PATH = '/api/deals/';
const KEY = areaKey('deals', 'list');

function Deals({ notFound }: { notFound?: string }) {
  const { http } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      http.get<Paged<{ id: number }>>(PATH, { params: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
  return (
    <QueryView
      query={query}
      skeleton={<LoadingBlock variant="list" label="loading" />}
      empty="none"
      notFound={notFound}
      frame={(failure) => <section aria-label="frame">{failure}</section>}
    >
      {(deals) => (
        <>
          {deals.map(({ id }) => (
            <p key={id}>deal {id}</p>
          ))}
          <input aria-label="typed" />
        </>
      )}
    </QueryView>
  );
}

const refused: FakeReply = { status: 403, body: { detail: 'No longer yours' } };
const server = (reply: FakeReply) => fakeHttp().on('get', PATH, reply);
const show = (http = server({ body: buildPaged([{ id: 1 }]) }), notFound?: string) => {
  const platform = createTestPlatform({ http });
  renderWithPlatform(<Deals notFound={notFound} />, { platform });
  const refetch = () => act(() => platform.queries.refetchQueries({ queryKey: KEY }));
  return { http, refetch };
};
const retryButton = () => screen.findByRole('button', { name: 'loadAgain' });

test('pending: the space is reserved at once, and the skeleton is visible after 300 ms', async () => {
  jest.useFakeTimers();
  show(fakeHttp().on('get', PATH, () => new Promise<FakeReply>(() => undefined)));
  const place = screen.getByRole('status');
  expect(place).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(place).not.toHaveAttribute('data-shown');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(place).toHaveAttribute('data-shown');
  expect(place).toHaveTextContent('loading');
  jest.useRealTimers();
});

test('what takes longer than ten seconds says so, until it is there', async () => {
  jest.useFakeTimers();
  let respond = (_: FakeReply) => {};
  show(fakeHttp().on('get', PATH, () => new Promise<FakeReply>((resolve) => (respond = resolve))));
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByText('slow')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('slow')).toBeVisible();
  await act(async () => {
    respond({ body: buildPaged([{ id: 1 }]) });
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('deal 1')).toBeVisible();
  expect(screen.queryByText('slow')).toBeNull();
  jest.useRealTimers();
});

test('data, and a list without items', async () => {
  const { http, refetch } = show();
  expect(await screen.findByText('deal 1')).toBeVisible();
  expect(screen.queryByText('none')).toBeNull();
  http.on('get', PATH, { body: buildPaged([]) });
  await refetch();
  expect(await screen.findByText('none')).toBeVisible();
});

test('a missing record is not found with `notFound`, and an error without', async () => {
  show(server({ status: 404 }), 'no such deal');
  expect(await screen.findByText('no such deal')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([404, 500])(
  'failed (%d): the reason in its frame; while it is asked again the button stays and has the focus',
  async (status) => {
    const { http } = show(server({ status, body: { detail: 'Out of order' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('loadFailedOut of order');
    expect(screen.getByRole('region', { name: 'frame' })).toContainElement(screen.getByRole('alert'));
    const response = Promise.withResolvers<FakeReply>();
    http.on('get', PATH, () => response.promise);
    await userEvent.click(await retryButton());
    expect(await retryButton()).toHaveFocus();
    expect(await retryButton()).toHaveAttribute('data-loading');
    response.resolve({ body: buildPaged([{ id: 1 }]) });
    const data = await screen.findByText('deal 1');
    expect(screen.queryByRole('alert')).toBeNull();
    // The focused element is gone: the reader continues where the data begins.
    expect(document.activeElement?.nextElementSibling).toBe(data);
  },
);

test('data whose refetch failed stays rendered with its input, under a notice', async () => {
  const { http, refetch } = show();
  await userEvent.type(await screen.findByLabelText('typed'), 'kept');
  http.on('get', PATH, refused);
  await refetch();
  expect(await screen.findByRole('status')).toHaveTextContent('notRefreshedNo longer yours');
  expect(screen.getByLabelText('typed')).toHaveValue('kept');
  http.on('get', PATH, { body: buildPaged([{ id: 2 }]) });
  await userEvent.click(await retryButton());
  expect(await screen.findByText('deal 2')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByLabelText('typed')).toHaveValue('kept');
});

test('a server that does not respond shows no notice, because the frame has one', async () => {
  const { http, refetch } = show();
  expect(await screen.findByText('deal 1')).toBeVisible();
  http.setOffline(true);
  await refetch();
  await act(flushTasks);
  expect(screen.getByText('deal 1')).toBeVisible();
  expect(screen.queryByText('notRefreshed')).toBeNull();
});

test('the next page is appended; its failure is shown below, and can be retried', async () => {
  const first = buildPaged([{ id: 1 }], { next_page: 2, count: 2 });
  const { http } = show(server({ body: first }));
  const more = await screen.findByRole('button', { name: 'action.more' });
  http.on('get', PATH, refused);
  await userEvent.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('moreFailed');
  expect(screen.queryByText('notRefreshed')).toBeNull();
  http.on('get', PATH, { body: buildPaged([{ id: 2 }], { count: 2 }) });
  await userEvent.click(more);
  expect(await screen.findByText('deal 2')).toBeVisible();
  expect(screen.getByText('deal 1')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'action.more' })).toBeNull());
});
