import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../testing/index.ts';
import { useSearchParams } from './use-search-params.ts';

test('of two changes before the first is rendered, both are kept', async () => {
  const Filters = () => {
    const [query, setQuery] = useSearchParams();
    const change = (name: string, value: string) =>
      setQuery((now) => new URLSearchParams([...now, [name, value]]));
    const both = () => {
      change('search', 'bread');
      change('sector', '2');
    };
    return (
      <button type="button" onClick={both}>
        {query.toString() || 'none'}
      </button>
    );
  };
  const { address } = renderWithPlatform(<Filters />, { route: '/list' });
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  await waitFor(() => expect(address()).toBe('/list?search=bread&sector=2'));
  await userEvent.click(await screen.findByRole('button', { name: 'search=bread&sector=2' }));
  await waitFor(() => expect(address()).toBe('/list?search=bread&sector=2&search=bread&sector=2'));
});

test('two components change the address, each keeping what the other has set', async () => {
  const Change = ({ name }: { name: string }) => {
    const [, setQuery] = useSearchParams();
    const change = () => setQuery((now) => new URLSearchParams([...now, [name, '1']]));
    return (
      <button type="button" onClick={change}>
        {name}
      </button>
    );
  };
  const { address } = renderWithPlatform(
    <>
      <Change name="page" />
      <Change name="ordering" />
    </>,
    { route: '/list?search=bread' },
  );
  act(() => {
    for (const button of screen.getAllByRole('button')) button.click();
  });
  await waitFor(() => expect(address()).toBe('/list?search=bread&page=1&ordering=1'));
});

test('the setter is the same after a change', async () => {
  const setters = new Set<unknown>();
  const Filter = () => {
    const [query, setQuery] = useSearchParams();
    setters.add(setQuery);
    return (
      <button type="button" onClick={() => setQuery({ search: 'bread' })}>
        {query.toString() || 'none'}
      </button>
    );
  };
  renderWithPlatform(<Filter />, { route: '/list' });
  await userEvent.click(screen.getByRole('button', { name: 'none' }));
  await screen.findByRole('button', { name: 'search=bread' });
  expect(setters.size).toBe(1);
});
