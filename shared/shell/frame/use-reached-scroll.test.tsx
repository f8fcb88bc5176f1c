/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../kernel/router/index.ts';
import { useReachedScroll } from './use-reached-scroll.ts';

/** The page becomes so high that it can be scrolled as far. */
let grow: (end: number) => void;

function Page() {
  useReachedScroll();
  return null;
}

/** Opens a page whose position was kept. */
function open(kept: number) {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: kept }));
  let end = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    Object.assign(window, { scrollY: Math.min(y, end) });
  }) as typeof window.scrollTo);
  Object.assign(window, { scrollY: 0 });
  const observers = new Set<() => void>();
  window.ResizeObserver = jest.fn((onResize: () => void) => ({
    observe: () => observers.add(onResize),
    disconnect: () => observers.delete(onResize),
  })) as unknown as typeof ResizeObserver;
  grow = (to) => {
    end = to;
    for (const onResize of [...observers]) onResize();
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => jest.restoreAllMocks());

test('the position of before the reload is reached once the page is high enough, and left alone then', () => {
  open(500);
  grow(178);
  expect(window.scrollY).toBe(178);
  grow(900);
  expect(window.scrollY).toBe(500);
  Object.assign(window, { scrollY: 100 });
  grow(950);
  expect(window.scrollY).toBe(100);
});

test('whoever moves, or goes on to another place, is not moved', async () => {
  open(500);
  window.dispatchEvent(new Event('wheel'));
  grow(900);
  expect(window.scrollY).toBe(0);
  const router = open(500);
  await act(() => router.navigate('#further'));
  grow(900);
  expect(window.scrollY).toBe(0);
});

test('a page that was left at its top stays there', () => {
  open(0);
  grow(900);
  expect(window.scrollY).toBe(0);
});
