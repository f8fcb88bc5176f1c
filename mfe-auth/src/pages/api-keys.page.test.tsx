import { paths } from '@handover/shared/contract';
import { fakeHttp, pasteInto, renderWithPlatform } from '@handover/shared/testing';
import { buildPaged, buildUser } from '@handover/shared/testing/node';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiKeysPage } from './api-keys.page.tsx';

const key = (facts: object) => ({
  id: '6b7f7e1a-8f0e-4c0e-9d2e-0d1c2b3a4f5e',
  kind: 'read',
  name: 'Intranet',
  scopes: ['published'],
  origins: [],
  publishable: null,
  created_at: '2026-01-05T10:00:00.000Z',
  expires_at: null,
  last_used_at: null,
  ...facts,
});
const WIDGET = key({
  id: '0f7f7e1a-8f0e-4c0e-9d2e-0d1c2b3a4f5e',
  kind: 'widget',
  name: 'Firm’s site',
  scopes: [],
  origins: ['https://firm.example'],
  publishable: 'handover_widget_x',
});
const server = (secondsLeft = 600) =>
  fakeHttp()
    .on('get', paths.currentUser, { body: buildUser({ id: 7 }) })
    .on('get', paths.confirmation(7), { body: { seconds_left: secondsLeft } })
    .on('get', paths.apiKeys, { body: buildPaged([key({}), WIDGET]) });
const open = (http = server()) => {
  renderWithPlatform(<ApiKeysPage />, { http, signedIn: true });
  return http;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (field: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const posted = (http: ReturnType<typeof server>) =>
  http.calls.filter(({ method, path }) => method === 'post' && path === paths.apiKeys);

test('a key for reading is shown once, with a way to copy it', async () => {
  const http = open();
  http.on('post', paths.apiKeys, {
    status: 201,
    body: { ...key({ name: 'ERP' }), key: 'handover_read_secret' },
  });
  await screen.findByText('Intranet');
  await pasteInto(screen.getByLabelText(/form.name/), 'ERP');
  await choose('apiKeys.form.scope', 'apiKeys.scopes.states');
  await press('apiKeys.form.submit');
  const shown = await screen.findByLabelText('apiKeys.made.key');
  expect(shown).toHaveValue('handover_read_secret');
  expect(shown).toHaveFocus();
  expect(posted(http).map(({ body }) => body)).toEqual([
    { kind: 'read', name: 'ERP', scopes: ['published', 'states'], origins: [], days: null },
  ]);
  expect(screen.getByLabelText(/form.name/)).toHaveValue('');
});

test('a widget needs sites that are origins; its code names the key', async () => {
  const http = open();
  http.on('post', paths.apiKeys, { status: 201, body: { ...WIDGET, key: 'handover_widget_y' } });
  await screen.findByText('Intranet');
  await choose('apiKeys.form.kind', 'apiKeys.kinds.widget');
  await pasteInto(screen.getByLabelText(/form.name/), 'Site');
  const sites = screen.getByLabelText(/form.sites/);
  await pasteInto(sites, 'http://firm.example');
  await press('apiKeys.form.submit');
  await waitFor(() => expect(sites).toHaveAccessibleDescription(/invalidSite/));
  expect(posted(http)).toEqual([]);
  await userEvent.clear(sites);
  await pasteInto(sites, 'https://firm.example/\nHTTPS://www.Firm.example');
  await press('apiKeys.form.submit');
  expect(await screen.findByLabelText('apiKeys.made.code')).toHaveValue(
    '<script src="http://localhost/widget.js" data-key="handover_widget_y" async></script>',
  );
  expect(posted(http)[0]?.body).toMatchObject({
    origins: ['https://firm.example', 'https://www.firm.example'],
  });
});

test('without a confirmed identity nothing is sent, and what was typed stays', async () => {
  // The modal is another part of the remote, which this page does not have.
  jest.spyOn(console, 'warn').mockImplementation();
  const http = open(server(0));
  await screen.findByText('Intranet');
  await pasteInto(screen.getByLabelText(/form.name/), 'ERP');
  await press('apiKeys.form.submit');
  await waitFor(() => expect(http.calls.some(({ path }) => path === paths.confirmation(7))).toBe(true));
  expect(posted(http)).toEqual([]);
  expect(screen.getByLabelText(/form.name/)).toHaveValue('ERP');
});
