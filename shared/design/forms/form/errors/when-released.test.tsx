import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushTasks, renderWithPlatform } from '../../../../testing/index.ts';
import { FormProvider, rules, TextField, useAppForm, yup } from '../../index.ts';

const schema = yup.object({ code: rules.requiredText({ max: 6 }) });

function CodeForm() {
  const form = useAppForm({ schema, defaultValues: { code: '' } });
  return (
    <FormProvider {...form}>
      <TextField name="code" label="Code" required />
      <button type="button">Another way</button>
    </FormProvider>
  );
}
const isWrong = () => screen.getByRole('textbox').getAttribute('aria-invalid') === 'true';

test('what is pressed does not move by the error of the field that it leaves: it comes once the press is over', async () => {
  renderWithPlatform(<CodeForm />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  const target = screen.getByRole('button');
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  for (let task = 0; task < 5; task++) await flushTasks();
  expect(isWrong()).toBe(false);
  await user.pointer({ keys: '[/MouseLeft]', target });
  await waitFor(() => expect(isWrong()).toBe(true));
});

test('a key goes on where the end of a press was missed', async () => {
  renderWithPlatform(<CodeForm />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('textbox') });
  await user.tab();
  await waitFor(() => expect(isWrong()).toBe(true));
});
