import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../contract/index.ts';
import { fakeHttp } from '../../testing/index.ts';
import { buildUser } from '../../testing/node.ts';
import { faultsAtom } from '../calls/faults.atom.ts';
import { panelStateAtom } from '../state/panel-state.atom.ts';
import { buildMockHost, renderMockHost } from '../testing/render-mock-host.tsx';
import { Panel } from './panel.tsx';

afterEach(() => sessionStorage.clear());

const emailIn = (body: unknown) => (body as { email: string }).email;

/** A server that lets everybody in whose name it knows. */
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

const unfold = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function open(host = buildMockHost({ http: served() })) {
  const end = host.shell.platform.start();
  renderMockHost(<Panel />, host);
  await userEvent.click(screen.getByRole('button', { name: 'Mock host' }));
  return { ...host, end };
}

test('who is picked is signed in by the api, and anonymous is signed out', async () => {
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

test('signing in works while all calls fail; whom the api refuses stays outside and is told why', async () => {
  const { shell, end } = await open();
  act(() => shell.platform.store.set(faultsAtom, { failure: '500' }));
  await userEvent.click(screen.getByRole('radio', { name: 'rival' }));
  await screen.findByText('rival@handover.test: Unknown here');
  expect(shell.platform.session.isSignedIn()).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: 'seller' }));
  await waitFor(() => expect(shell.platform.session.isSignedIn()).toBe(true));
  end();
});

test('a pushed message takes the way of the line to the bus, once for each push', async () => {
  const http = served();
  const { shell, end } = await open(
    buildMockHost({ http, tokens: { access: 'access', refresh: 'refresh' } }),
  );
  const heard = jest.fn();
  shell.platform.events.on('notification', heard);
  await unfold('Push a message');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'deal completed');
  const push = screen.getByRole('button', { name: 'Push' });
  await userEvent.click(push);
  await screen.findByText('Delivered.');
  await userEvent.click(push);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'deal_completed', is_read: false, id: expect.any(Number) }),
  );
  end();
});

test('without anybody signed in there is no line to push on', async () => {
  const { end } = await open();
  await unfold('Push a message');
  await userEvent.click(await screen.findByRole('button', { name: 'Push' }));
  await screen.findByText('There is no line: sign in first.');
  end();
});

test('calls are made to fail by hand, and the bar says so until it is switched off', async () => {
  const { shell, end } = await open();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Answer' }),
    '409, has changed meanwhile',
  );
  await userEvent.type(screen.getByRole('spinbutton', { name: /For how many calls/ }), '1');
  screen.getByText('calls disturbed');
  await act(() => expect(shell.platform.http.get('/api/deals/')).rejects.toMatchObject({ status: 409 }));
  await waitFor(() => expect(screen.queryByText('calls disturbed')).toBeNull());
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Later by, in ms' }), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  screen.getByText('Calls go as they are.');
  end();
});

test('the log tells calls with their bodies and events, and can be cleared', async () => {
  const { shell, end } = await open();
  await unfold('Log');
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

test('a reload finds the panel and the faults as they were', async () => {
  const { end } = await open();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Later by, in ms' }), '500');
  end();
  const { store } = buildMockHost().shell.platform;
  expect(store.get(panelStateAtom)).toMatchObject({ open: true });
  expect(store.get(faultsAtom)).toMatchObject({ delay: 500 });
});
