import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { Drawer, Modal } from './dialog.tsx';

afterEach(() => void jest.useRealTimers());

const PARTS = [
  ['dialog', Modal],
  ['sheet', Drawer],
] as const;

test.each(PARTS)(
  'the page behind a %s keeps its width: its scrollbar stays, and the body does not scroll by itself',
  async (_, Part) => {
    renderWithPlatform(
      <Part opened onClose={() => undefined} title="Open">
        text
      </Part>,
    );
    expect(await screen.findByText('text')).toBeVisible();
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
);

test.each(PARTS)(
  'the second click of a double click does not close the %s that the first has opened; a later one does',
  async (_, Part) => {
    jest.useFakeTimers();
    const onClose = jest.fn();
    renderWithPlatform(
      <Part opened onClose={onClose} title="Open">
        text
      </Part>,
    );
    await screen.findByText('text');
    const clickOutside = () => fireEvent.click(document.querySelector('[class*="-overlay"]') ?? window);
    clickOutside();
    expect(onClose).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(500));
    clickOutside();
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  },
);
