import { act, screen } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { LoadingBlock } from './loading-block.tsx';

afterEach(() => jest.useRealTimers());

test('after ten seconds it says that it takes long', () => {
  jest.useFakeTimers();
  renderWithPlatform(<LoadingBlock label="Loading" />);
  act(() => jest.advanceTimersByTime(9999));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toContain('host.slow');
});
