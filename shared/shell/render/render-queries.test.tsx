import { renderToString } from 'react-dom/server';
import { HttpError } from '../../kernel/http/index.ts';
import {
  createQueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useQuery,
} from '../../kernel/query/index.ts';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { createRenderQueries } from './render-queries.ts';

type Read = (signal: AbortSignal) => Promise<unknown>;

function Reader({ area, read, enabled = true }: { area: string; read: Read; enabled?: boolean }) {
  const { data, isPending } = useQuery({ queryKey: [area], queryFn: ({ signal }) => read(signal), enabled });
  return <p>{isPending ? `${area} pending` : `${area} ${data}`}</p>;
}

function List({ read }: { read: (page: number) => Promise<string> }) {
  const { data } = useInfiniteQuery({
    queryKey: ['deals', 'list'],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  });
  return <p>{data?.pages.join()}</p>;
}

function start(...elements: React.ReactNode[]) {
  const client = createQueryClient();
  const queries = createRenderQueries(client);
  const render = () =>
    renderToString(<QueryClientProvider client={client}>{elements}</QueryClientProvider>).replaceAll(
      /<[^>]+>/g,
      ';',
    );
  return { queries, render };
}
const never = new AbortController().signal;

test('what was asked for is fetched once, and handed over with its owner', async () => {
  const read = jest.fn(async () => 'data');
  const { queries, render } = start(
    <Reader key="a" area="user" read={read} />,
    <Reader key="b" area="user" read={read} />,
  );
  expect(render()).toContain('user pending');
  expect(await queries.fetchWanted(never)).toBe(true);
  expect(render()).toContain('user data');
  expect(await queries.fetchWanted(never)).toBe(false);
  expect(read).toHaveBeenCalledTimes(1);
  expect(queries.isComplete).toBe(true);
  expect(queries.result(5, 'u1')).toEqual({
    madeAt: 5,
    userId: 'u1',
    queries: [{ queryKey: ['user'], data: 'data' }],
    reference: [],
  });
});

test('pages of a list are handed over as the browser keeps them', async () => {
  const { queries, render } = start(<List key="list" read={async (page) => `page ${page}`} />);
  render();
  await queries.fetchWanted(never);
  expect(render()).toContain('page 1');
  expect(queries.result(5, undefined).queries).toEqual([
    { queryKey: ['deals', 'list'], data: { pages: ['page 1'], pageParams: [1] } },
  ]);
});

test('reference data is named, not handed over; other areas, and what is not enabled, are not fetched', async () => {
  const read = jest.fn(async () => 'data');
  const { queries, render } = start(
    <Reader key="select" area="select" read={read} />,
    <Reader key="notifications" area="notifications" read={read} />,
    <Reader key="deals" area="deals" read={read} enabled={false} />,
  );
  render();
  await queries.fetchWanted(never);
  expect(render()).toContain('select data');
  expect(render()).toContain('notifications pending');
  expect(read).toHaveBeenCalledTimes(1);
  expect(queries.result(5, undefined)).toMatchObject({ queries: [], reference: [['select']] });
});

test('what fails is pending, as it will be in the browser, and its status is told', async () => {
  const fails = async () => {
    throw new HttpError({ kind: 'response', status: 404 });
  };
  const { queries, render } = start(<Reader key="deals" area="deals" read={fails} />);
  render();
  await queries.fetchWanted(never);
  expect(render()).toContain('deals pending');
  expect(await queries.fetchWanted(never)).toBe(false);
  expect(queries.failed).toEqual([404]);
  expect(queries.isComplete).toBe(false);
});

test('what is late is cancelled; what was in time is kept', async () => {
  const late = new AbortController();
  const { queries, render } = start(
    <Reader key="deals" area="deals" read={() => new Promise(() => undefined)} />,
    <Reader key="user" area="user" read={async () => 'data'} />,
  );
  render();
  const fetching = queries.fetchWanted(late.signal);
  await flushTasks();
  late.abort();
  await fetching;
  expect(render()).toContain('deals pending');
  expect(render()).toContain('user data');
  expect(queries.isComplete).toBe(false);
});
