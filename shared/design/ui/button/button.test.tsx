import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Button } from './button.tsx';

const page = (loading: boolean) => (
  <UiProvider>
    <main tabIndex={-1}>
      <Button loading={loading}>Save</Button>
      <input aria-label="Name" />
    </main>
  </UiProvider>
);

/** What browsers do, other than jsdom: a disabled button has no focus. */
const moveTo = (element: HTMLElement | null) =>
  act(() => (element ? element.focus() : (document.activeElement as HTMLElement).blur()));

test.each([
  ['nothing', () => null, 'button'],
  ['the page around it, by a double click', () => screen.getByRole('main'), 'button'],
  ['a field with an error', () => screen.getByRole('textbox'), 'textbox'],
])('no longer busy, with the focus at %s', async (_, taken, expected) => {
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(page(true));
  moveTo(taken());
  rerender(page(false));
  expect(screen.getByRole(expected)).toHaveFocus();
});

test('a button that had no focus takes none', () => {
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(screen.getByRole('button')).not.toHaveFocus();
});

test.each([
  ['sends something', false, 1],
  ['never is busy', undefined, 2],
])('a double click on a button that %s', async (_, loading, calls) => {
  const onClick = jest.fn();
  render(
    <UiProvider>
      <Button loading={loading} onClick={onClick}>
        Accept
      </Button>
    </UiProvider>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(calls);
});
