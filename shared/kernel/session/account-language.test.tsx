import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Language } from '../../contract/languages.ts';
import { paths } from '../../contract/wire/paths.ts';
import {
  createMemoryCookies,
  createTestPlatform,
  fakeHttp,
  flushTasks,
  renderWithPlatform,
} from '../../testing/index.ts';
import { buildUser } from '../../testing/node.ts';
import { LANGUAGE_COOKIE, useLanguage } from '../i18n/index.ts';
import { shownMessagesAtom } from '../messages/index.ts';
import { usePlatform } from '../platform/index.ts';

const resources = { en: { common: { hello: 'Hello' } }, fr: { common: { hello: 'Bonjour' } } };
const tokens = { access: 'a', refresh: 'r' };

function Switch() {
  const language = useLanguage();
  const { setLanguage } = usePlatform();
  return (
    <button type="button" onClick={() => setLanguage(language === 'fr' ? 'en' : 'fr')}>
      {language}
    </button>
  );
}
function arrange(cookies: Record<string, string>, account: Language = 'en') {
  const http = fakeHttp()
    .on('get', paths.currentUser, { body: buildUser({ id: 7, language: account }) })
    .on('patch', paths.user(7), { body: { language: 'fr' } });
  const memory = createMemoryCookies(cookies);
  const platform = createTestPlatform({ http, cookies: memory, resources });
  const stop = platform.start();
  renderWithPlatform(<Switch />, { platform });
  const saves = () => http.calls.filter(({ method }) => method === 'patch');
  return { http, cookies: memory, platform, saves, stop };
}
const flush = () => act(flushTasks);

test('a switch of a signed-in user is saved to their account, once', async () => {
  const { saves, cookies, stop } = arrange({ access: 'a', refresh: 'r', [LANGUAGE_COOKIE]: 'en' });
  fireEvent.click(screen.getByText('en'));
  expect(await screen.findByText('fr')).toBeVisible();
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(Object.fromEntries(saves()[0]?.body as FormData)).toEqual({ language: 'fr' });
  expect([
    cookies.get(LANGUAGE_COOKIE),
    cookies.days.get(LANGUAGE_COOKIE),
    document.documentElement.lang,
  ]).toEqual(['fr', 365, 'fr']);
  stop();
});

test('a switch of a visitor is saved to no account', async () => {
  const { http, stop } = arrange({});
  fireEvent.click(screen.getByText('en'));
  expect(await screen.findByText('fr')).toBeVisible();
  await flush();
  expect(http.calls).toEqual([]);
  stop();
});

test('a failure to save is silent', async () => {
  const { http, platform, saves, stop } = arrange({ access: 'a', refresh: 'r', [LANGUAGE_COOKIE]: 'en' });
  http.on('patch', paths.user(7), { status: 500 });
  fireEvent.click(screen.getByText('en'));
  await waitFor(() => expect(saves()).toHaveLength(1));
  await flush();
  expect(platform.store.get(shownMessagesAtom)).toEqual([]);
  stop();
});

test.each([
  ['takes the language of the account, while the browser is open', {}, 'fr', undefined],
  ['keeps the language that was chosen on it', { [LANGUAGE_COOKIE]: 'en' }, 'en', undefined],
])('at sign-in a device %s', async (_, cookies, language, days) => {
  const { cookies: memory, platform, saves, stop } = arrange(cookies, 'fr');
  act(() => platform.session.signIn(tokens));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(language));
  await flush();
  expect(screen.getByRole('button')).toHaveTextContent(language);
  expect([memory.get(LANGUAGE_COOKIE), memory.days.get(LANGUAGE_COOKIE)]).toEqual([language, days]);
  expect(saves()).toEqual([]);
  stop();
});

test('the language that the address asks for is kept', async () => {
  window.history.replaceState(null, '', '/faq?lang=en');
  const { http, platform, cookies, stop } = arrange({}, 'fr');
  act(() => platform.session.signIn(tokens));
  await flush();
  expect(screen.getByRole('button')).toHaveTextContent('en');
  expect([cookies.get(LANGUAGE_COOKIE), http.calls.length]).toEqual([undefined, 0]);
  stop();
  window.history.replaceState(null, '', '/');
});

test('the language of the account waits until the page is taken over', async () => {
  const http = fakeHttp().on('get', paths.currentUser, { body: buildUser({ id: 7, language: 'fr' }) });
  const platform = createTestPlatform({ http, cookies: createMemoryCookies(tokens), resources });
  let onTakenOver = () => {};
  const stop = platform.start(
    new Promise((resolve) => {
      onTakenOver = resolve;
    }),
  );
  renderWithPlatform(<Switch />, { platform });
  await flush();
  expect(screen.getByRole('button')).toHaveTextContent('en');
  onTakenOver();
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('fr'));
  stop();
});
