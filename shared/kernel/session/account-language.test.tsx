import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import type { Language } from '../../contract/vocabulary.ts';
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
  const kept = createMemoryCookies(cookies);
  const platform = createTestPlatform({ http, cookies: kept, resources });
  const stop = platform.start();
  renderWithPlatform(<Switch />, { platform });
  const told = () => http.calls.filter(({ method }) => method === 'patch');
  return { http, kept, platform, told, stop };
}
const flush = () => act(flushTasks);

test('who is signed in and switches tells their account, once', async () => {
  const { told, kept, stop } = arrange({ access: 'a', refresh: 'r', [LANGUAGE_COOKIE]: 'en' });
  fireEvent.click(screen.getByText('en'));
  expect(await screen.findByText('fr')).toBeVisible();
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(Object.fromEntries(told()[0]?.body as FormData)).toEqual({ language: 'fr' });
  expect([kept.get(LANGUAGE_COOKIE), kept.days.get(LANGUAGE_COOKIE), document.documentElement.lang]).toEqual([
    'fr',
    365,
    'fr',
  ]);
  stop();
});

test('a visitor has no account to tell', async () => {
  const { http, stop } = arrange({});
  fireEvent.click(screen.getByText('en'));
  expect(await screen.findByText('fr')).toBeVisible();
  await flush();
  expect(http.calls).toEqual([]);
  stop();
});

test('a failure to tell is silent', async () => {
  const { http, platform, told, stop } = arrange({ access: 'a', refresh: 'r', [LANGUAGE_COOKIE]: 'en' });
  http.on('patch', paths.user(7), { status: 500 });
  fireEvent.click(screen.getByText('en'));
  await waitFor(() => expect(told()).toHaveLength(1));
  await flush();
  expect(platform.store.get(shownMessagesAtom)).toEqual([]);
  stop();
});

test.each([
  ['takes that of the account, while the browser is open', {}, 'fr', undefined],
  ['keeps its own where somebody chose', { [LANGUAGE_COOKIE]: 'en' }, 'en', undefined],
])('at sign-in a device %s', async (_, cookies, language, days) => {
  const { kept, platform, told, stop } = arrange(cookies, 'fr');
  act(() => platform.session.signIn(tokens));
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(language));
  await flush();
  expect(screen.getByRole('button')).toHaveTextContent(language);
  expect([kept.get(LANGUAGE_COOKIE), kept.days.get(LANGUAGE_COOKIE)]).toEqual([language, days]);
  expect(told()).toEqual([]);
  stop();
});
