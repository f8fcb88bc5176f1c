import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from '../../../kernel/router/index.ts';
import { renderWithPlatform } from '../../../testing/index.ts';
import { readPlace } from './kept-places.ts';
import { useKeptPlace } from './use-kept-place.ts';

const scrollTo = jest.fn();
let items: number[] = [];

function List() {
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace({ list, isReady: items.length === 3, heights: () => items.map((_, row) => [row, 40]) });
  return (
    <main>
      <h1 tabIndex={-1}>List</h1>
      <ul ref={list}>
        {items.map((id) => (
          <li key={id}>
            <Link to={`/${id}`}>item {id}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

let go: ReturnType<typeof useNavigate>;
let key = '';

function Pages() {
  go = useNavigate();
  const location = useLocation();
  key = location.key;
  return location.pathname === '/' ? <List /> : <main>one</main>;
}
const open = () => renderWithPlatform(<Pages />, { route: '/' });

beforeEach(() => {
  items = [1, 2, 3];
  sessionStorage.clear();
  scrollTo.mockReset();
  Object.assign(window, { scrollTo, scrollY: 0 });
});

async function leaveFromSecond() {
  Object.assign(window, { scrollY: 700 });
  screen.getByRole('link', { name: 'item 2' }).focus();
  await act(() => go('/2'));
  Object.assign(window, { scrollY: 0 });
}

test('back finds the list where it was, with the focus on the link that was followed', async () => {
  open();
  expect(scrollTo).not.toHaveBeenCalled();
  await leaveFromSecond();
  await act(() => go(-1));
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
  await waitFor(() => expect(screen.getByRole('link', { name: 'item 2' })).toHaveFocus());
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('another visit of the same address begins at the top', async () => {
  open();
  await leaveFromSecond();
  await act(() => go('/'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  { act: 'nothing', scrolls: 1 },
  { act: 'wheel', scrolls: 0 },
])('it waits for the whole list; meanwhile $act: $scrolls', async ({ act: event, scrolls }) => {
  open();
  await leaveFromSecond();
  items = [1];
  await act(() => go(-1));
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent(window, new Event(event));
  items = [1, 2, 3];
  await act(() => go('?page=3', { replace: true }));
  expect(scrollTo).toHaveBeenCalledTimes(scrolls);
});

test('a reload keeps the place, with the measured heights', () => {
  open();
  Object.assign(window, { scrollY: 300 });
  fireEvent(window, new Event('pagehide'));
  expect(readPlace(key)).toEqual({
    y: 300,
    width: window.innerWidth,
    heights: [
      [0, 40],
      [1, 40],
      [2, 40],
    ],
    focused: null,
  });
});
