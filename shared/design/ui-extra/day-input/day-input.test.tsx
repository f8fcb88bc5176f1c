import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../../testing/index.ts';
import { Modal } from '../dialog.tsx';
import { DayInput } from './day-input.tsx';

test('Escape closes the calendar, and only then the dialog around it', async () => {
  const onClose = jest.fn();
  renderWithPlatform(
    <Modal opened onClose={onClose} title="Letter">
      <DayInput label="Until" value="" onChange={() => undefined} />
    </Modal>,
  );
  const field = () => screen.getByRole('textbox', { name: 'Until' });
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.click(field());
  const calendar = () => document.querySelector('[data-dates-dropdown]');
  await waitFor(() => expect(calendar()).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(calendar()).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
