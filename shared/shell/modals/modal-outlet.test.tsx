import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from '../../design/ui-extra/index.ts';
import { shownMessagesAtom } from '../../kernel/messages/index.ts';
import type { ModalOf } from '../../kernel/modals/modal-map.ts';
import { useUnsavedInput } from '../../kernel/modals/use-unsaved-input.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { AskForAccess, renderModals } from './testing/render-modals.tsx';

const question = { title: 'Remove it?', action: 'Remove', danger: true };

test('a modal of a remote opens by name and returns a result', async () => {
  const { open } = renderModals({
    resolveModal: (name) => (name === 'get-access' ? async () => AskForAccess : undefined),
  });
  const answer = open('get-access', { opportunityId: 4, title: 'A bakery' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await expect(answer).resolves.toEqual({ status: 'requested' });
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test.each([
  ['Remove', true],
  ['action.cancel', false],
])('confirm: %s returns %s', async (name, answer) => {
  const { open } = renderModals();
  const asked = open('confirm', question);
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(asked).resolves.toBe(answer);
});

test('the focus returns to the opener', async () => {
  const { open } = renderModals({}, <button type="button">Remove</button>);
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  const asked = open('confirm', { ...question, action: 'Yes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await asked;
  await waitFor(() => expect(opener).toHaveFocus());
});

test('where the opener is gone, the heading of its section has the focus; one opened right after another gives it back, too', async () => {
  const { platform, open } = renderModals(
    {},
    <section>
      <h2 tabIndex={-1}>Codes</h2>
      <button type="button">Remove</button>
    </section>,
  );
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  const asked = open('confirm', { ...question, action: 'First' });
  await userEvent.click(await screen.findByRole('button', { name: 'First' }));
  const again = asked.then(() => platform.modals.open('confirm', { ...question, action: 'Second' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Second' }));
  await again;
  await waitFor(() => expect(opener).toHaveFocus());

  const last = open('confirm', { ...question, action: 'Third' });
  const yes = await screen.findByRole('button', { name: 'Third' });
  opener.remove();
  await userEvent.click(yes);
  await last;
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Codes' })).toHaveFocus());
});

test('a modal that nobody owns shows a message', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { platform } = renderWithPlatform(<p>page</p>);
  await act(async () => {
    await expect(platform.modals.open('filters', { type: 'sell', filters: {} })).resolves.toBeUndefined();
  });
  expect(platform.store.get(shownMessagesAtom).map(({ text }) => text)).toEqual(['modalFailed']);
  expect(screen.getByText('page')).toBeVisible();
  warn.mockRestore();
});

test('signing out closes the open modals', async () => {
  const { platform, open } = renderModals({ signedIn: true });
  const stop = platform.start();
  const asked = open('confirm', question);
  await screen.findByRole('dialog');
  act(() => platform.session.signOut());
  await expect(asked).resolves.toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stop();
});

test('Escape closes only the topmost modal', async () => {
  const { open, platform } = renderModals();
  const below = open('closed', { title: 'Below', text: '' });
  await screen.findByRole('dialog', { name: 'Below' });
  const above = open('confirm', question);
  await screen.findByRole('dialog', { name: 'Remove it?' });
  await userEvent.keyboard('{Escape}');
  await expect(above).resolves.toBeUndefined();
  expect(platform.modals.opened.map(({ name }) => name)).toEqual(['closed']);
  await userEvent.keyboard('{Escape}');
  await expect(below).resolves.toBeUndefined();
});

test('closed has a link', async () => {
  const { open } = renderModals();
  const closed = open('closed', {
    title: 'This deal is over',
    text: 'It was cancelled.',
    link: { to: '/user-deals', label: 'See your deals' },
  });
  expect(await screen.findByRole('dialog', { name: 'This deal is over' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your deals' })).toHaveAttribute('href', '/user-deals');
  await userEvent.click(screen.getByRole('link', { name: 'See your deals' }));
  await expect(closed).resolves.toBeUndefined();
});

test('Escape asks before it discards unsaved input; saving does not', async () => {
  const Typed = ({ onClose }: ModalOf<'deal-qa'>) => {
    useUnsavedInput(true);
    return (
      <Modal opened onClose={() => onClose()} title="Ask">
        <button type="button" onClick={() => onClose(true)}>
          Send
        </button>
      </Modal>
    );
  };
  const { open } = renderModals({ resolveModal: () => async () => Typed });
  const answer = open('deal-qa', { dealId: 3 });
  await screen.findByRole('dialog', { name: 'Ask' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'modal.unsaved.stay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await expect(answer).resolves.toBe(true);
});
