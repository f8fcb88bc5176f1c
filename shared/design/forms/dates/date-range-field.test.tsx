import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../host/src/locales/en/inputs.json';
import { pasteInto, renderWithPlatform } from '../../../testing/index.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { FormProvider, yup } from '../index.ts';
import { dateRangeRule } from '../rules/date.rules.ts';
import { DateRangeField } from './date-range-field.tsx';

const resources = { en: { inputs: en } };
const schema = yup.object({ stay: dateRangeRule({ required: { from: true, to: true } }) });

function Sample({ send }: { send: (stay: unknown) => void }) {
  const form = useAppForm({ schema, defaultValues: { stay: { from: '', to: '' } } });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(({ stay }) => send(stay))}>
        <DateRangeField name="stay" label="Stay" required={{ from: true, to: true }} />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}
const typeDay = async (label: RegExp, day: string) => {
  // The field is read-only until its calendar is loaded.
  await waitFor(() => expect(screen.getByRole('textbox', { name: label })).not.toHaveAttribute('readonly'));
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await pasteInto(field, day);
  await userEvent.tab();
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save it' }));

test('two days in the wrong order show an error at the second, which a change of the first removes', async () => {
  const send = jest.fn();
  renderWithPlatform(<Sample send={send} />, { resources });
  await screen.findByRole('group', { name: 'Stay' });
  await typeDay(/^From/, '02.03.2027');
  await typeDay(/^To/, '01.03.2027');
  await save();
  expect(await screen.findByText('The second day is before the first.')).toBeVisible();
  await typeDay(/^From/, '28.02.2027');
  await waitFor(() => expect(screen.queryByText('The second day is before the first.')).toBeNull());
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ from: '2027-02-28', to: '2027-03-01' }));
});

test.each(['foo', '31/02/2027'])(
  '%s is no day: it stays, with an error at its field, and is not sent',
  async (text) => {
    const send = jest.fn();
    renderWithPlatform(<Sample send={send} />, { resources });
    await screen.findByRole('group', { name: 'Stay' });
    await typeDay(/^From/, '02.03.2027');
    await typeDay(/^To/, '03.03.2027');
    await typeDay(/^From/, text);
    const from = screen.getByRole('textbox', { name: /^From/ });
    expect(await screen.findByText('Enter a date as day/month/year.')).toBeVisible();
    expect(from).toHaveDisplayValue(text);
    expect(from).toBeInvalid();
    await save();
    expect(from).toHaveDisplayValue(text);
    expect(send).not.toHaveBeenCalled();
    await typeDay(/^From/, '01.03.2027');
    await waitFor(() => expect(from).not.toBeInvalid());
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledWith({ from: '2027-03-01', to: '2027-03-03' }));
  },
);

test('a required day that is emptied is not put back', async () => {
  renderWithPlatform(<Sample send={jest.fn()} />, { resources });
  await screen.findByRole('group', { name: 'Stay' });
  await typeDay(/^From/, '02.03.2027');
  await typeDay(/^From/, '');
  const from = screen.getByRole('textbox', { name: /^From/ });
  expect(from).toHaveDisplayValue('');
  await waitFor(() => expect(from).toBeInvalid());
});

test('the calendar returns both days in order, whichever was clicked first', async () => {
  const { platform } = renderWithPlatform(null, { resources });
  let answer: Promise<unknown> = Promise.resolve();
  act(() => {
    answer = platform.modals.open('range-date-picker', {
      title: 'Stay',
      from: null,
      to: null,
      min: '2027-03-02',
      max: '2027-03-30',
    });
  });
  await screen.findByRole('dialog', { name: 'Stay' });
  const take = screen.getByRole('button', { name: 'Take these days' });
  expect(take).toBeDisabled();
  expect(screen.getByRole('button', { name: '1 March 2027' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '28 March 2027' }));
  await userEvent.click(screen.getByRole('button', { name: '5 March 2027' }));
  await userEvent.click(take);
  await expect(answer).resolves.toEqual({ from: '2027-03-05', to: '2027-03-28' });
});
