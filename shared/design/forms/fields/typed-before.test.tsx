import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from '../../../kernel/platform/index.ts';
import { createTestPlatform } from '../../../testing/index.ts';
import { UiProvider } from '../../ui/index.ts';
import { SearchField } from '../../ui-extra/index.ts';
import {
  CheckboxField,
  Form,
  FormProvider,
  MoneyField,
  PasswordField,
  SubmitButton,
  TextAreaField,
  TextField,
  useAppForm,
  yup,
} from '../index.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

const defaultValues = {
  email: '',
  password: '',
  message: '',
  terms: false,
  news: true,
  price: null,
  city: 'Lyon',
};

function Sample({ send, search }: { send: (values: unknown) => void; search: (text: string) => void }) {
  const form = useAppForm({ schema: yup.object({}), defaultValues });
  // Whatever renders again right after.
  const [label, setLabel] = useState('E-mail');
  useEffect(() => setLabel('Address'), []);
  return (
    <>
      <SearchField label="Search" value="" onSearch={search} />
      <FormProvider {...form}>
        <Form onSubmit={form.handleSubmit((values) => send(values))}>
          <TextField name="email" type="email" label={label} />
          <PasswordField name="password" label="Password" />
          <TextAreaField name="message" label="Message" />
          <CheckboxField name="terms" label="Terms" />
          <CheckboxField name="news" label="News" />
          <MoneyField name="price" label="Price" />
          <TextField name="city" label="City" />
          <SubmitButton>Save it</SubmitButton>
        </Form>
      </FormProvider>
    </>
  );
}

test('what was entered before the browser took the page over is kept, and sent', async () => {
  const [send, search] = [jest.fn(), jest.fn()];
  const app = () => (
    <PlatformProvider platform={createTestPlatform({ signedIn: true })}>
      <UiProvider testing>
        <Sample send={send} search={search} />
      </UiProvider>
    </PlatformProvider>
  );
  document.body.innerHTML = `<div id="root">${renderToString(app())}</div>`;
  const element = document.getElementById('root') as HTMLElement;
  const input = (name: string) =>
    element.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const typed = { email: 'anne@example.org', password: 'secret', message: 'Bonjour', price: '1500' };
  for (const [name, text] of Object.entries(typed)) input(name).value = text;
  for (const name of ['terms', 'news']) input(name).checked = !input(name).checked;
  const searched = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  searched.value = 'foundry';
  await act(async () => {
    root = hydrateRoot(element, app(), { onRecoverableError: () => undefined });
  });
  for (const [name, text] of Object.entries(typed).slice(0, 3)) expect(input(name)).toHaveValue(text);
  expect(searched).toHaveValue('foundry');
  await waitFor(() => expect(search).toHaveBeenCalledWith('foundry'));
  await userEvent.click(screen.getByRole('button', { name: 'Save it' }));
  const values = { ...typed, price: 1500, terms: true, news: false, city: 'Lyon' };
  await waitFor(() => expect(send).toHaveBeenCalledWith(values));
});
