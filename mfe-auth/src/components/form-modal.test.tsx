import { TextField, useAppForm, yup } from '@handover/shared/forms';
import { HttpError } from '@handover/shared/http';
import { renderWithPlatform } from '@handover/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormModal } from './form-modal.tsx';

const schema = yup.object({ name: yup.string().required() });

function Rename(props: { onSubmit: (values: { name: string }) => Promise<void>; onClose: jest.Mock }) {
  const form = useAppForm({ schema, defaultValues: { name: 'Boulangerie' } });
  return (
    <FormModal title="Rename" lead="The new name is shown to all." action="Save" form={form} {...props}>
      <TextField name="name" label="Name" />
    </FormModal>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('while it is sent it can not be left; what the server refuses is at its field', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((_, reject) => (refuse = reject)));
  const onClose = jest.fn();
  renderWithPlatform(<Rename onSubmit={onSubmit} onClose={onClose} />);
  await userEvent.click(button('Save'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Boulangerie' }));
  for (const leave of ['action.cancel', 'action.close']) expect(button(leave)).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  refuse(new HttpError({ kind: 'response', status: 400, message: '', body: { name: ['It is taken'] } }));
  expect(await screen.findByText('It is taken')).toBeVisible();
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
});

test('cancelled, it closes without a result', async () => {
  const onClose = jest.fn();
  renderWithPlatform(<Rename onSubmit={jest.fn()} onClose={onClose} />);
  await userEvent.click(button('action.cancel'));
  expect(onClose.mock.calls).toEqual([[]]);
});
