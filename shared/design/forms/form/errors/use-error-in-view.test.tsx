import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../../../../testing/index.ts';
import { Form, FormProvider, rules, SubmitButton, TextField, useAppForm, yup } from '../../index.ts';

const schema = yup.object({ first: rules.text(), last: rules.requiredText() });

function Letter() {
  const form = useAppForm({ schema, defaultValues: { first: '', last: '' } });
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(() => undefined)}>
        <TextField name="first" label="first" />
        <TextField name="last" label="last" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </FormProvider>
  );
}

test('the field that was refused is in view with its label, and with its error', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  renderWithPlatform(<Letter />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const error = await screen.findByText('requiredField');
  const field = screen.getByLabelText('last');
  expect(field).toHaveFocus();
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(2));
  const [shown, last] = scroll.mock.contexts as Element[];
  expect(shown?.contains(field) && shown.contains(error) && shown.textContent).toMatch(/^last/);
  expect(last).toBe(error);
});

test('a form that was sent scrolls nothing', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReset();
  renderWithPlatform(<Letter />);
  await userEvent.type(screen.getByLabelText('last'), 'Moreau');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(scroll).not.toHaveBeenCalled();
});
