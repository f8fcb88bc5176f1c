import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { areaKey, createQueryClient, QueryClientProvider, restoreState, useQuery } from './index.ts';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const COUNT = areaKey('notifications', 'unread');
const TITLE = areaKey('deals', 'title');

function Page() {
  const count = useQuery({ queryKey: COUNT, queryFn: async () => 3 });
  const title = useQuery({
    queryKey: TITLE,
    queryFn: async () => 'read again',
    select: (text) => `<${text}>`,
  });
  return (
    <button type="button" disabled={!count.data} aria-busy={title.isFetching}>
      {title.data ?? 'none'}
    </button>
  );
}

const app = (client: ReturnType<typeof createQueryClient>) => (
  <QueryClientProvider client={client}>
    <Page />
  </QueryClientProvider>
);

async function takeOver(before: (client: ReturnType<typeof createQueryClient>) => unknown) {
  const queries = [{ queryKey: TITLE, data: 'of the server' }];
  const onServer = createQueryClient();
  onServer.setQueryData(TITLE, 'of the server');
  const element = document.createElement('div');
  element.innerHTML = renderToString(app(onServer));
  const client = createQueryClient();
  restoreState(client, { madeAt: Date.now(), queries });
  await before(client);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(element, app(client), { onRecoverableError: (error) => errors.push(error) });
  });
  await act(flushTasks);
  onServer.clear();
  const button = element.querySelector('button');
  return { errors, shown: [button?.disabled, button?.getAttribute('aria-busy'), button?.textContent] };
}

test.each<[string, (client: ReturnType<typeof createQueryClient>) => unknown, string]>([
  ['nothing has changed', () => undefined, '<of the server>'],
  ['another part of the page has fetched', (client) => client.setQueryData(COUNT, 3), '<of the server>'],
  ['the data that was handed over is newer', (client) => client.setQueryData(TITLE, 'newer'), '<newer>'],
  [
    'the data that was handed over is outdated',
    (client) => client.invalidateQueries({ queryKey: TITLE }),
    '<read again>',
  ],
])('a page is taken over as it is, and then follows the data: %s', async (_, before, title) => {
  const { errors, shown } = await takeOver(before);
  expect(errors).toEqual([]);
  expect(shown).toEqual([false, 'false', title]);
});
