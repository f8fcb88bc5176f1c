import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/wire/paths.ts';
import { useOptions } from '../../../kernel/reference/index.ts';
import { type FakeCall, fakeHttp, renderWithPlatform } from '../../../testing/index.ts';
import { buildPaged } from '../../../testing/node.ts';
import { useCreateTag } from './create-reference.mutation.ts';
import { useTagSearch } from './use-reference-search.ts';

const tag = (id: number, name: string, name_fr = '') => ({ id, name, name_fr, deleted: false });
const all = [tag(1, 'Bakery', 'Boulangerie'), tag(2, 'Energy')];
const server = () =>
  fakeHttp().on('get', paths.tags, ({ params }: FakeCall) => ({
    body: buildPaged(params.name ? [tag(3, `${params.name}ing`)] : all),
  }));
const namesOf = (http: ReturnType<typeof fakeHttp>) => http.calls.map(({ params }) => params.name);

function Tags() {
  const { options, found, search, error, retry, isSearching } = useTagSearch({ known: [tag(9, 'Chosen')] });
  const { mutate } = useCreateTag();
  return (
    <>
      <input aria-label="Search" onChange={(event) => search(event.target.value)} />
      <output>{options.map(({ value, label }) => `${value} ${label}`).join()}</output>
      <p>{found ? `found ${[...found].join()}` : 'not searched'}</p>
      <p>{isSearching ? 'looking' : 'idle'}</p>
      <button type="button" onClick={() => mutate(' Bread ')}>
        Create
      </button>
      {error ? (
        <button type="button" onClick={retry}>
          Again
        </button>
      ) : null}
    </>
  );
}
const Plain = () => (
  <pre>
    {useOptions(paths.tags)
      .options.map(({ label }) => label)
      .join()}
  </pre>
);

const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });

test('one request when typing pauses; a found option keeps its label afterwards', async () => {
  jest.useFakeTimers();
  const http = server();
  renderWithPlatform(<Tags />, { http });
  await screen.findByText('1 Bakery,2 Energy,9 Chosen');
  expect(http.calls[0]?.params).toEqual({ page_size: '500' });
  for (const text of ['b', 'ba', 'bak']) {
    type(text);
    await act(() => jest.advanceTimersByTimeAsync(299));
  }
  expect(screen.getByText('looking')).toBeVisible();
  await screen.findByText('found 3');
  expect(namesOf(http)).toEqual([undefined, 'bak']);
  expect(http.calls[1]?.params).toEqual({ page_size: '500', name: 'bak' });
  type('');
  await screen.findByText('not searched');
  expect(screen.getByText('1 Bakery,2 Energy,3 baking,9 Chosen')).toBeVisible();
});

test('a list that failed to load can be loaded again', async () => {
  const http = fakeHttp().on('get', paths.tags, { status: 500, body: { detail: 'down' } });
  renderWithPlatform(<Tags />, { http });
  const again = await screen.findByRole('button', { name: 'Again' });
  http.on('get', paths.tags, { body: buildPaged(all) });
  await userEvent.click(again);
  await screen.findByText('1 Bakery,2 Energy,9 Chosen');
  expect(screen.queryByRole('button', { name: 'Again' })).toBeNull();
});

test('a created option is in every list by its name, without a request', async () => {
  const http = server().on('post', paths.tags, { status: 201, body: tag(4, 'Bread') });
  renderWithPlatform(
    <>
      <Tags />
      <Plain />
    </>,
    { http, signedIn: true },
  );
  await screen.findByText('Bakery,Energy');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Bakery,Bread,Energy');
  expect(screen.getByText('1 Bakery,4 Bread,2 Energy,9 Chosen')).toBeVisible();
  expect(http.calls.map(({ method, body }) => [method, body])).toEqual([
    ['get', undefined],
    ['post', { deleted: false, name: 'Bread' }],
  ]);
});

afterEach(() => jest.useRealTimers());
