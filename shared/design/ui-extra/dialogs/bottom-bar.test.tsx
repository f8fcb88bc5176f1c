import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { BottomBar } from './bottom-bar.tsx';

test('what has the focus is not left behind a bar that grows; its height is known to what lies above it', () => {
  let resized: () => void = () => undefined;
  const observer = jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    resized = () => callback([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  const { unmount } = renderWithPlatform(
    <form>
      <input aria-label="wrong" />
      <BottomBar>
        <button type="button">Save</button>
      </BottomBar>
    </form>,
  );
  const heightOf = () => document.documentElement.style.getPropertyValue('--bottom-bar');
  act(() => screen.getByRole('textbox').focus());
  resized();
  expect(scroll.mock.contexts).toEqual([screen.getByRole('textbox')]);
  expect(heightOf()).toBe('0px');
  act(() => screen.getByRole('button').focus());
  resized();
  expect(scroll).toHaveBeenCalledTimes(1);
  unmount();
  expect(heightOf()).toBe('');
  observer.mockRestore();
});
