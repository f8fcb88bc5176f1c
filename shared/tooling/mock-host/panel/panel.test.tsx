import { paths } from '@handover/shared/contract';
import { fakeHttp } from '@handover/shared/testing';
import { buildUser } from '@handover/shared/testing/node';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsAtom } from '../calls/faults.atom.ts';
import { panelStateAtom } from '../state/panel-state.atom.ts';
import { buildMockHost, renderMockHost } from '../testing/render-mock-host.tsx';
import { Panel } from './panel.tsx';

afterEach(() => sessionStorage.clear());

const emailIn = (body: unknown) => (body as { email: string }).email;

/** A server that signs in every user but the rival. */
function served() {
  let email = '';
  return fakeHttp()
    .on('post', paths.getToken, ({ body }) => {
      email = emailIn(body);
      if (email.startsWith('rival')) return { status: 401, body: { detail: 'Unknown here' } };
      return { body: { access: `access-of-${email}`, refresh: 'refresh' } };
    })
    .on('get', paths.currentUser, () => ({ body: buildUser({ email }) }));
}

const expand = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function open(host = buildMockHost({ http: served() })) {
  const end = host.shell.platform.start();
  renderMockHost(<Panel />, host);
  await userEvent.click(screen.getByRole('button', { name: 'Mock host' }));
  return { ...host, end };
}

test('the chosen user is signed in by the api; anonymous signs out', async () => {
  const { shell, end } = await open();
  const { session } = shell.platform;
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'anonymous' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'buyer' }));
  await waitFor(() => expect(session.access).toBe('access-of-buyer@handover.test'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'buyer' }).checked).toBe(true),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'anonymous' }));
  expect(session.isSignedIn()).toBe(false);
  end();
});

test('signing in works while all calls fail; a refusal of the api is shown', async () => {
  const { shell, end } = await open();
  act(() => shell.platform.store.set(faultsAtom, { failure: '500' }));
  await userEvent.click(screen.getByRole('radio', { name: 'rival' }));
  await screen.findByText('rival@handover.test: Unknown here');
  expect(shell.platform.session.isSignedIn()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'seller' }));
  await waitFor(() => expect(shell.platform.session.isSignedIn()).toBe(true));
  end();
});

test('a pushed message arrives as an event, once per push', async () => {
  const http = served();
  const { shell, end } = await open(
    buildMockHost({ http, tokens: { access: 'access', refresh: 'refresh' } }),
  );
  const listener = jest.fn();
  shell.platform.events.on('notification', listener);
  await expand('Push a message');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'deal completed');
  const push = screen.getByRole('button', { name: 'Push' });
  await userEvent.click(push);
  await screen.findByText('Delivered.');
  await userEvent.click(push);
  await waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(listener).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'deal_completed', is_read: false, id: expect.any(Number) }),
  );
  end();
});

test('without a session there is no connection to push to', async () => {
  const { end } = await open();
  await expand('Push a message');
  await userEvent.click(await screen.findByRole('button', { name: 'Push' }));
  await screen.findByText('There is no connection: sign in first.');
  end();
});

test('injected faults are shown in the bar until they are switched off', async () => {
  const { shell, end } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Response' }), '409, conflict');
  await userEvent.type(screen.getByRole('spinbutton', { name: /Number of calls/ }), '1');
  screen.getByText('faults are on');
  await act(() => expect(shell.platform.http.get('/api/deals/')).rejects.toMatchObject({ status: 409 }));
  await waitFor(() => expect(screen.queryByText('faults are on')).toBeNull());
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Delay, in ms' }), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  screen.getByText('Off.');
  end();
});

test('the log lists calls with their bodies, and events, and can be cleared', async () => {
  const { shell, end } = await open();
  await expand('Log');
  await act(() => shell.platform.http.post('/api/deals/', { name: 'Mill' }).catch(() => undefined));
  act(() => shell.platform.events.emit('socket:state', 'open'));
  const list = await screen.findByRole('list', { name: 'Calls and events' });
  await within(list).findByText('POST /api/deals/');
  within(list).getByText(/^404, \d+ ms$/);
  within(list).getByText(/"name": "Mill"/);
  within(list).getByText('event socket:state');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(within(list).queryAllByRole('listitem')).toEqual([]);
  end();
});

test('panel and faults are restored after a reload', async () => {
  const { end } = await open();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Delay, in ms' }), '500');
  end();
  const { store } = buildMockHost().shell.platform;
  expect(store.get(panelStateAtom)).toMatchObject({ open: true });
  expect(store.get(faultsAtom)).toMatchObject({ delay: 500 });
});
