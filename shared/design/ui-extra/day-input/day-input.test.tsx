import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithPlatform } from '../../../testing/index.ts';
import { Modal } from '../dialogs/dialog.tsx';
import { DayInput } from './day-input.tsx';

// The first test: after it the calendar is loaded.
test('who is in the field before its calendar has come stays in it', async () => {
  renderWithPlatform(<DayInput name="until" label="Until" value="2027-01-15" onChange={() => undefined} />);
  const field = () => screen.getByRole('textbox', { name: 'Until' });
  // The focus comes at once: a moment later the calendar is loaded.
  act(() => field().focus());
  expect(field()).toHaveAttribute('readonly');
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  expect(field()).toHaveFocus();
});

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

test('outside of a form text that is no day stays, too, and the day of before is kept', async () => {
  const onChange = jest.fn();
  renderWithPlatform(<DayInput label="Day" value="2027-01-15" onChange={onChange} />);
  const field = () => screen.getByRole('textbox', { name: 'Day' });
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.type(field(), ' or so');
  await userEvent.tab();
  expect(field()).toHaveDisplayValue(/or so$/);
  expect(screen.getByText('invalidDate')).toBeVisible();
  for (const [day] of onChange.mock.calls) expect(day).toBe('2027-01-15');
});

test('a typed day outside of the bounds stays, for the form to judge; the calendar does not offer it', async () => {
  const Field = () => {
    const [day, setDay] = useState('2027-01-15');
    return <DayInput label="Until" value={day} onChange={setDay} min="2027-01-10" max="2027-01-20" />;
  };
  renderWithPlatform(<Field />);
  const field = () => screen.getByRole('textbox', { name: 'Until' });
  await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
  await userEvent.click(field());
  await userEvent.clear(field());
  await userEvent.type(field(), '21.01.2027');
  await userEvent.tab();
  expect(field()).toHaveDisplayValue(/^21.Jan.2027$/);
  await userEvent.click(field());
  expect(await screen.findByRole('button', { name: '21 January 2027' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '20 January 2027' })).toBeEnabled();
});
