import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestPlatform, flushTasks, renderWithPlatform } from '../../testing/index.ts';
import { englishErrorTexts, HttpError } from '../http/index.ts';
import { createStore, type JotaiStore } from '../store/index.ts';
import { createMessages, shownMessagesAtom } from './messages.ts';

const shownIn = (store: JotaiStore) => store.get(shownMessagesAtom).map(({ text }) => text);

const resources = {
  fr: { messages: { failure: { network: 'Handover ne répond pas', serverWithStatus: 'Code {{status}}' } } },
};

test('success is polite, an error interrupts; the same message is shown once', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => {
    platform.messages.success('Saved');
    platform.messages.success('Saved');
    platform.messages.error('Broken');
  });
  const polite = await screen.findAllByRole('status');
  expect(polite.map((toast) => toast.textContent)).toEqual([expect.stringContaining('Saved')]);
  const assertive = await screen.findByRole('alert');
  expect(assertive).toHaveTextContent('Broken');
  expect(
    within(assertive.closest('.Toastify__toast') as HTMLElement).getByRole('button'),
  ).toHaveAccessibleName('action.close');
});

test('failures are in the language of the page; an aborted call shows nothing', () => {
  const { messages, store } = createTestPlatform({ language: 'fr', resources });
  messages.failure(new HttpError({ kind: 'network' }), 'Documents : ');
  messages.failure(new HttpError({ kind: 'response', status: 500, body: '<html>' }));
  messages.failure(new HttpError({ kind: 'aborted' }), 'Documents : ');
  expect(shownIn(store)).toEqual(['Documents : Handover ne répond pas', 'Code 500']);
});

test('offline it is the line of the person that is down', () => {
  const failure = { network: 'Handover ne répond pas', offline: 'Vous êtes hors ligne' };
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { messages, store } = createTestPlatform({
    language: 'fr',
    resources: { fr: { messages: { failure } } },
  });
  messages.failure(new HttpError({ kind: 'network' }));
  online.mockReturnValue(true);
  messages.failure(new HttpError({ kind: 'network' }));
  expect(shownIn(store)).toEqual(['Vous êtes hors ligne', 'Handover ne répond pas']);
  online.mockRestore();
});

test('a message before there is an outlet is not lost; a dismissed one may be shown again', () => {
  const { messages, store } = createTestPlatform();
  messages.warn('Early');
  messages.warn('Early');
  expect(store.get(shownMessagesAtom)).toEqual([{ id: 'warn:Early', text: 'Early', variant: 'warn' }]);
  messages.dismiss('warn:Early');
  expect(shownIn(store)).toEqual([]);
  messages.warn('Early');
  expect(shownIn(store)).toEqual(['Early']);
});

test('a notice has a link', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => platform.messages.notice('A letter', { link: { to: '/user-deals/view/1', label: 'Open' } }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/user-deals/view/1');
});

test('four at once, the others after them; all are removed by clear', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => {
    for (let index = 1; index <= 9; index++) platform.messages.notice(`News ${index}`);
  });
  await screen.findByText('News 1');
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(4));
  act(() => platform.messages.clear());
  act(() => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
  });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  act(() => platform.messages.success('Hello'));
  expect((await screen.findAllByRole('status')).map((toast) => toast.textContent)).toEqual(['Hello']);
});

test.each<[string, (toast: Element) => void, (toast: Element) => void]>([
  ['the mouse over it', (toast) => fireEvent.mouseEnter(toast), (toast) => fireEvent.mouseLeave(toast)],
  ['the focus in it', (toast) => fireEvent.focus(closeOf(toast)), (toast) => fireEvent.blur(closeOf(toast))],
])('a toast stays with %s', async (_, enter, leave) => {
  const { platform } = renderWithPlatform(null);
  act(() => platform.messages.success('Read me'));
  const toast = (await screen.findByText('Read me')).closest('.Toastify__toast');
  if (!toast) throw new Error('No toast');
  fireEvent.animationEnd(toast);
  const clock = () => toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  await waitFor(() => expect(clock()).toBe('running'));
  enter(toast);
  await waitFor(() => expect(clock()).toBe('paused'));
  leave(toast);
  await waitFor(() => expect(clock()).toBe('running'));
});

test('the focus goes back from a toast that is closed, or to the title where it came from nowhere', async () => {
  const { platform } = renderWithPlatform(
    <>
      <h1 tabIndex={-1}>Title</h1>
      <button type="button">Archive</button>
    </>,
  );
  const undo = { label: 'Undo', onChoose: () => undefined };
  const press = async (text: string) => {
    act(() => platform.messages.success(text, { choices: [undo] }));
    const toast = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast');
    if (!toast) throw new Error('No toast');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    fireEvent.animationEnd(toast);
  };
  const archive = screen.getByRole('button', { name: 'Archive' });
  archive.focus();
  await press('Archived');
  expect(archive).toHaveFocus();
  archive.blur();
  await press('Archived again');
  expect(screen.getByRole('heading', { name: 'Title' })).toHaveFocus();
});
const closeOf = (toast: Element) => within(toast as HTMLElement).getByRole('button');

describe('texts that are not loaded yet', () => {
  const network = new HttpError({ kind: 'network' });
  function arrange() {
    let finish: () => void = () => undefined;
    let loaded = false;
    const loading = new Promise<void>((resolve) => {
      finish = () => {
        loaded = true;
        resolve();
      };
    });
    const store = createStore();
    const texts = {
      isLoaded: () => loaded,
      load: () => loading,
      errorTexts: () =>
        loaded ? { ...englishErrorTexts, network: 'Handover ne répond pas' } : englishErrorTexts,
      text: (key: string) => (loaded ? `phrase de ${key}` : key),
    };
    return { messages: createMessages(texts, store), shown: () => shownIn(store), finish };
  }

  test('are waited for: no key and no other language is shown', async () => {
    const { messages, shown, finish } = arrange();
    messages.failure(network, 'Documents : ');
    messages.showTranslated('error', 'languageFailed');
    await flushTasks();
    expect(shown()).toEqual([]);
    finish();
    await flushTasks();
    expect(shown()).toEqual(['Documents : Handover ne répond pas', 'phrase de languageFailed']);
  });

  test('a message for one user is not shown to the next', async () => {
    const { messages, shown, finish } = arrange();
    messages.failure(network);
    messages.clear();
    finish();
    await flushTasks();
    expect(shown()).toEqual([]);
  });
});

test('a choice is called once, and closes the message', async () => {
  const { platform } = renderWithPlatform(null);
  const [yes, no] = [jest.fn(), jest.fn()];
  const choices = [
    { label: 'Play a sound', onChoose: yes },
    { label: 'No sound', onChoose: no },
  ];
  act(() => platform.messages.notice('A sound?', { choices }));
  fireEvent.click(await screen.findByRole('button', { name: 'Play a sound' }));
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByText('A sound?')).toBeNull());
  expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 0]);
});
