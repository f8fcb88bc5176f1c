import { render, screen, waitFor } from '@testing-library/react';
import { useUndecidedFocus } from './use-undecided-focus.ts';

function Case({ attempts, isLoaded }: { attempts: number; isLoaded: boolean }) {
  return (
    <div ref={useUndecidedFocus(attempts)}>
      {isLoaded ? (
        <div data-undecided>
          <input />
        </div>
      ) : null}
    </div>
  );
}

test('an attempt before the field is loaded moves the focus once it is there', async () => {
  const { rerender } = render(<Case attempts={0} isLoaded={false} />);
  rerender(<Case attempts={1} isLoaded={false} />);
  rerender(<Case attempts={1} isLoaded />);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

test('a case that is opened again, with attempts before, leaves the focus', async () => {
  const { rerender } = render(<Case attempts={2} isLoaded={false} />);
  rerender(<Case attempts={2} isLoaded />);
  await waitFor(() => expect(screen.getByRole('textbox')).toBeVisible());
  expect(screen.getByRole('textbox')).not.toHaveFocus();
});
