import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestPlatform, flushTasks, renderWithPlatform } from '../../testing/index.ts';
import { englishErrorWords, HttpError } from '../http/index.ts';
import { createStore, type JotaiStore } from '../store/index.ts';
import { createMessages, shownMessagesAtom } from './messages.ts';

const saidIn = (store: JotaiStore) => store.get(shownMessagesAtom).map(({ text }) => text);

const resources = {
  fr: { messages: { failure: { network: 'Handover ne répond pas', serverWithStatus: 'Code {{status}}' } } },
};

test('success waits for a pause, an error interrupts; the same is said once', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => {
    platform.messages.success('Saved');
    platform.messages.success('Saved');
    platform.messages.error('Broken');
  });
  const polite = await screen.findAllByRole('status');
  expect(polite.map((toast) => toast.textContent)).toEqual([expect.stringContaining('Saved')]);
  const loud = await screen.findByRole('alert');
  expect(loud).toHaveTextContent('Broken');
  expect(within(loud.closest('.Toastify__toast') as HTMLElement).getByRole('button')).toHaveAccessibleName(
    'action.close',
  );
});

test('failures speak the language of the page; what was aborted says nothing', () => {
  const { messages, store } = createTestPlatform({ language: 'fr', resources });
  messages.failure(new HttpError({ kind: 'network' }), 'Documents : ');
  messages.failure(new HttpError({ kind: 'response', status: 500, body: '<html>' }));
  messages.failure(new HttpError({ kind: 'aborted' }), 'Documents : ');
  expect(saidIn(store)).toEqual(['Documents : Handover ne répond pas', 'Code 500']);
});

test('what was said before there was an outlet is not lost; what has gone may be said again', () => {
  const { messages, store } = createTestPlatform();
  messages.warn('Early');
  messages.warn('Early');
  expect(store.get(shownMessagesAtom)).toEqual([{ id: 'warn:Early', text: 'Early', variant: 'warn' }]);
  messages.dismiss('warn:Early');
  expect(saidIn(store)).toEqual([]);
  messages.warn('Early');
  expect(saidIn(store)).toEqual(['Early']);
});

test('news leads to what it is about', async () => {
  const { platform } = renderWithPlatform(null);
  act(() => platform.messages.notice('A letter', { link: { to: '/user-deals/view/1', label: 'Open' } }));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/user-deals/view/1');
});

test('a few at once, the others after them; all are gone for the next person', async () => {
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
])('it waits with %s', async (_, come, go) => {
  const { platform } = renderWithPlatform(null);
  act(() => platform.messages.success('Read me'));
  const toast = (await screen.findByText('Read me')).closest('.Toastify__toast');
  if (!toast) throw new Error('No toast');
  fireEvent.animationEnd(toast);
  const clock = () => toast.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;
  await waitFor(() => expect(clock()).toBe('running'));
  come(toast);
  await waitFor(() => expect(clock()).toBe('paused'));
  go(toast);
  await waitFor(() => expect(clock()).toBe('running'));
});
const closeOf = (toast: Element) => within(toast as HTMLElement).getByRole('button');

describe('words that are not here yet', () => {
  const network = new HttpError({ kind: 'network' });
  function arrange() {
    let come: () => void = () => undefined;
    let here = false;
    const arrival = new Promise<void>((resolve) => {
      come = () => {
        here = true;
        resolve();
      };
    });
    const store = createStore();
    const words = {
      here: () => here,
      fetch: () => arrival,
      errors: () => (here ? { ...englishErrorWords, network: 'Handover ne répond pas' } : englishErrorWords),
      sentence: (key: string) => (here ? `phrase de ${key}` : key),
    };
    return { messages: createMessages(words, store), said: () => saidIn(store), come };
  }

  test('are waited for: no key and no other language is shown', async () => {
    const { messages, said, come } = arrange();
    messages.failure(network, 'Documents : ');
    messages.tell('error', 'languageFailed');
    await flushTasks();
    expect(said()).toEqual([]);
    come();
    await flushTasks();
    expect(said()).toEqual(['Documents : Handover ne répond pas', 'phrase de languageFailed']);
  });

  test('what was meant for one person is not said to the next', async () => {
    const { messages, said, come } = arrange();
    messages.failure(network);
    messages.clear();
    come();
    await flushTasks();
    expect(said()).toEqual([]);
  });
});
