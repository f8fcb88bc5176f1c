import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Modal } from '../../design/ui-extra/index.ts';
import { shownMessagesAtom } from '../../kernel/messages/index.ts';
import type { ModalComponent, ModalName, ModalOf, ModalProps } from '../../kernel/modals/modal-map.ts';
import { useUnsavedInput } from '../../kernel/modals/use-unsaved-input.ts';
import { type RenderOptions, renderWithPlatform } from '../../testing/index.ts';

function arrange(options: RenderOptions = {}, page: ReactNode = null) {
  const { platform } = renderWithPlatform(page, options);
  const open = <Name extends ModalName>(name: Name, props: ModalProps<Name>) => {
    let result: Promise<unknown> = Promise.resolve();
    act(() => {
      result = platform.modals.open(name, props);
    });
    return result;
  };
  return { platform, open };
}
const AskForAccess = ({ onClose }: ModalOf<'get-access'>) => (
  <button type="button" onClick={() => onClose({ status: 'requested' })}>
    Send
  </button>
);
const filters = {};
const question = { title: 'Remove it?', action: 'Remove', danger: true };

test('a modal of a remote opens by name and returns a result', async () => {
  const { open } = arrange({
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
  const { open } = arrange();
  const asked = open('confirm', question);
  expect(await screen.findByRole('dialog', { name: 'Remove it?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(asked).resolves.toBe(answer);
});

test('the focus returns to the opener', async () => {
  const { open } = arrange({}, <button type="button">Remove</button>);
  const opener = screen.getByRole('button', { name: 'Remove' });
  opener.focus();
  const asked = open('confirm', { ...question, action: 'Yes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await asked;
  await waitFor(() => expect(opener).toHaveFocus());
});

test('where the opener is gone, the heading of its section has the focus; one opened right after another gives it back, too', async () => {
  const { platform, open } = arrange(
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
    await expect(platform.modals.open('filters', { type: 'sell', filters })).resolves.toBeUndefined();
  });
  expect(platform.store.get(shownMessagesAtom).map(({ text }) => text)).toEqual(['modalFailed']);
  expect(screen.getByText('page')).toBeVisible();
  warn.mockRestore();
});

describe('a modal that throws while rendering', () => {
  let isBroken: boolean;
  const Fragile: ModalComponent = () => {
    if (isBroken) throw new Error('Broken modal');
    return <p>rendered</p>;
  };
  beforeEach(() => {
    isBroken = true;
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens a modal whose `onRenderError` returns this. */
  async function open(outcome: { error: unknown; fallback?: () => Promise<ModalComponent> }) {
    const onRenderError = jest.fn((_: unknown) => outcome);
    const { open } = arrange(
      { resolveModal: () => Object.assign(async () => Fragile, { onRenderError }) },
      <p>page</p>,
    );
    await act(async () => void open('filters', { type: 'sell', filters }));
    return onRenderError;
  }
  const failure = Object.assign(new Error('Broken modal'), { code: 'HR-601' });

  test('is reported, shows its code, and can be retried', async () => {
    const onRenderError = await open({ error: failure });
    expect(onRenderError).toHaveBeenCalledWith(new Error('Broken modal'));
    expect(await screen.findByRole('dialog', { name: 'modal.failed.title' })).toBeVisible();
    expect(screen.getByText(/^host.failed.code/)).toBeVisible();
    expect(screen.getByText('page')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    expect(await screen.findByText('rendered')).toBeVisible();
  });

  test('is replaced by its fallback version, if there is one', async () => {
    await open({ error: failure, fallback: async () => () => <p>older</p> });
    expect(await screen.findByText('older')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'modal.failed.title' })).toBeNull();
  });
});

test('signing out closes the open modals', async () => {
  const { platform, open } = arrange({ signedIn: true });
  const stop = platform.start();
  const asked = open('confirm', question);
  await screen.findByRole('dialog');
  act(() => platform.session.signOut());
  await expect(asked).resolves.toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  stop();
});

describe('while the code of a modal is loading', () => {
  let finish: (component: ModalComponent) => void;
  let fail: (error: Error) => void;
  let loads = 0;
  const load = () => {
    loads += 1;
    return new Promise<ModalComponent>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  };
  const options: RenderOptions = { resolveModal: () => load };
  beforeEach(() => {
    loads = 0;
  });
  const ask = { opportunityId: 4 };

  test('the placeholder keeps the focus until the modal replaces it', async () => {
    const { open } = arrange(options, <button type="button">Page</button>);
    screen.getByRole('button', { name: 'Page' }).focus();
    const answer = open('get-access', ask);
    expect(await screen.findByRole('dialog', { name: 'modal.loading' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'action.cancel' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'action.cancel' })).toHaveFocus();
    await act(async () => finish(AskForAccess));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect(answer).resolves.toEqual({ status: 'requested' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus());
  });

  test('Escape cancels, and code that is loaded later opens nothing', async () => {
    const { open, platform } = arrange(options);
    const answer = open('get-access', ask);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBeUndefined();
    await act(async () => finish(AskForAccess));
    expect(platform.modals.opened).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a failure is shown in the placeholder, and can be retried', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = arrange(options);
    open('get-access', ask);
    await act(async () => fail(Object.assign(new Error('No such chunk'), { code: 'HR-501' })));
    expect(await screen.findByRole('dialog', { name: 'modal.failed.title' })).toBeVisible();
    expect(screen.getByText(/^host.failed.code/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    await act(async () => finish(AskForAccess));
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
    expect(loads).toBe(2);
    warn.mockRestore();
  });
});

test('Escape closes only the topmost modal', async () => {
  const { open, platform } = arrange();
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
  const { open } = arrange();
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
  const { open } = arrange({ resolveModal: () => async () => Typed });
  const answer = open('deal-qa', { dealId: 3 });
  await screen.findByRole('dialog', { name: 'Ask' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'modal.unsaved.stay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await expect(answer).resolves.toBe(true);
});
