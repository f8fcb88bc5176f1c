import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '../../kernel/http/index.ts';
import { pasteInto, renderWithPlatform } from '../../testing/index.ts';
import {
  FormAlert,
  FormProvider,
  rules,
  SubmitButton,
  TextField,
  useAppForm,
  useServerErrors,
  yup,
} from './index.ts';

const schema = yup.object({ email: rules.email(), city: rules.requiredText({ max: 100 }) });

function Sample({ send }: { send: (values: { email: string; city: string }) => Promise<unknown> }) {
  const form = useAppForm({ schema, defaultValues: { email: '', city: '' } });
  const showErrors = useServerErrors(form);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit((values) => send(values).catch(showErrors))}>
        <FormAlert />
        <TextField name="email" label="E-mail" required />
        <TextField name="city" label="City" />
        <SubmitButton>Save it</SubmitButton>
      </form>
    </FormProvider>
  );
}

const type = async () => {
  await pasteInto(screen.getByLabelText(/E-mail/), 'anna@handover.test');
  await pasteInto(screen.getByLabelText('City'), 'Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
};

test('missing input shows an error that is linked to its field, and the first one gets the focus', async () => {
  const send = jest.fn(async () => undefined);
  renderWithPlatform(<Sample send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  const field = screen.getByLabelText(/E-mail/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/./));
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('errors of the server are at their fields, others in the alert, and no input is lost', async () => {
  const refusal = new HttpError({
    kind: 'response',
    status: 400,
    body: { city: ['No such city', 'Look again'], detail: 'Not today' },
    message: 'Bad Request',
  });
  renderWithPlatform(<Sample send={() => Promise.reject(refusal)} />);
  await type();
  const city = screen.getByLabelText('City');
  await waitFor(() => expect(city).toHaveAccessibleDescription('No such city, Look again'));
  expect(city).toHaveFocus();
  expect(city).toHaveValue('Lyon');
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('anna@handover.test');
  expect(screen.getByText('Not today')).toBeVisible();
});

test('a double click submits once', async () => {
  const send = jest.fn(() => new Promise(() => undefined));
  renderWithPlatform(<Sample send={send} />);
  await type();
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('offline, the alert says so, and goes once the browser is online again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithPlatform(<Sample send={() => Promise.reject(new HttpError({ kind: 'network' }))} />);
  await type();
  expect(await screen.findByText('failure.offline')).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('failure.offline')).toBeNull();
});
