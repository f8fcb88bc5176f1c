import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { Drawer, Modal } from './dialog.tsx';

test.each([
  ['dialog', Modal],
  ['sheet', Drawer],
])(
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

test('the second click of a double click does not close the dialog that the first has opened; a later one does', async () => {
  const onClose = jest.fn();
  renderWithPlatform(
    <Modal opened onClose={onClose} title="Open">
      text
    </Modal>,
  );
  await screen.findByText('text');
  const clickOutside = () => fireEvent.click(document.querySelector('.mantine-Modal-overlay') ?? window);
  clickOutside();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => {
    clickOutside();
    expect(onClose).toHaveBeenCalled();
  });
});
