import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../testing/index.ts';
import type { ModalComponent, ModalOf } from './modal-map.ts';

const AskForAccess = ({ onClose }: ModalOf<'get-access'>) => (
  <button type="button" onClick={() => onClose({ status: 'requested' })}>
    Send
  </button>
);
const filters = { search: '', sector: '', ordering: '', favorites: false };
const question = { title: 'Remove it?', action: 'Remove', danger: true };

test('a modal of a remote opens by name and answers', async () => {
  const { platform } = renderWithPlatform(null, {
    resolveModal: (name) => (name === 'get-access' ? async () => AskForAccess : undefined),
  });
  const answer = platform.modals.open('get-access', { opportunityId: 4, title: 'A bakery' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await expect(answer).resolves.toEqual({ status: 'requested' });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test.each([
  ['Remove', true],
  ['action.cancel', false],
])('confirm: %s answers %s', async (name, answer) => {
  const { platform } = renderWithPlatform(null);
  const asked = platform.modals.open('confirm', question);
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(asked).resolves.toBe(answer);
});

test('the focus comes back to where it was', async () => {
  const { platform } = renderWithPlatform(<button type="button">Remove</button>);
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  const asked = platform.modals.open('confirm', { ...question, action: 'Yes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await asked;
  await waitFor(() => expect(opener).toHaveFocus());
});

test('what nobody owns, and what throws, is told of, and the page goes on', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken: ModalComponent = () => {
    throw new Error('Broken modal');
  };
  const { platform } = renderWithPlatform(<p>page</p>, { ownModals: { closed: async () => Broken } });
  const said: string[] = [];
  platform.messages.subscribe(({ text }) => said.push(text));
  await act(async () => {
    await expect(platform.modals.open('filters', { type: 'sell', filters })).resolves.toBeUndefined();
    await expect(platform.modals.open('closed', { title: 'Closed', text: '' })).resolves.toBeUndefined();
  });
  expect(said).toEqual(['modalFailed', 'Broken modal']);
  expect(screen.getByText('page')).toBeVisible();
  warn.mockRestore();
  error.mockRestore();
});

test('signing out closes what is open', async () => {
  const { platform } = renderWithPlatform(null, { signedIn: true });
  const stop = platform.start();
  const asked = platform.modals.open('confirm', question);
  await screen.findByRole('dialog');
  act(() => platform.session.signOut());
  await expect(asked).resolves.toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stop();
});
