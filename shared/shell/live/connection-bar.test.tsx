import { act, screen } from '@testing-library/react';
import { useQuery } from '../../kernel/query/index.ts';
import { createTestPlatform, fakeHttp, renderWithPlatform } from '../../testing/index.ts';
import { ConnectionBar } from './connection-bar.tsx';

const PATH = '/api/deals/';

function Page({ platform }: { platform: ReturnType<typeof createTestPlatform> }) {
  const { data, error } = useQuery({
    queryKey: ['deals'],
    queryFn: () => platform.http.get<string>(PATH),
    retry: false,
  });
  return (
    <>
      <ConnectionBar />
      {data ? <p>{data}</p> : null}
      {error ? <p>failed</p> : null}
    </>
  );
}

function open(status: number) {
  const http = fakeHttp().on('get', PATH, { status, body: 'Bakery' });
  const platform = createTestPlatform({ http });
  renderWithPlatform(<Page platform={platform} />, { platform });
  const refetch = (next: number) => {
    http.on('get', PATH, { status: next, body: 'Bakery' });
    return act(() => platform.queries.refetchQueries({ queryKey: ['deals'] }));
  };
  return { refetch };
}

test('what is shown and gets no response any more is told for the whole page, until there is one', async () => {
  const { refetch } = open(200);
  expect(await screen.findByText('Bakery')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await refetch(503);
  expect(screen.getByRole('status')).toHaveTextContent('host.reach.unreachable');
  await refetch(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what never came says so in its own place, and not twice', async () => {
  open(500);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
