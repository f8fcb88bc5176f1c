/** @jest-environment jsdom */
import { createI18n } from './create-i18n.ts';
import { ensureNamespace } from './ensure-namespace.ts';
import { ensureTexts } from './ensure-texts.ts';
import { switchLanguage } from './switch-language.ts';
import { textsServer, urlOf } from './testing/texts-server.ts';
import { hasTexts } from './texts-state.ts';

const server = textsServer();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a language that can not be loaded leaves the page as it is', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: { hello: 'Hello' } } } });
  server.failing.set('fr/common', 99);
  const switching = expect(switchLanguage(i18n, 'fr')).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(30_000);
  await switching;
  expect(server.requested.filter((path) => path === 'fr/common')).toHaveLength(6);
  expect(i18n.language).toBe('en');
});

test('texts of a remote that fail do not hold up the switch, and appear when they arrive', async () => {
  const resources = { en: { common: { hello: 'Hello' }, deals: { title: 'Deals' } } };
  const i18n = createI18n({ language: 'en', urlOf, resources, namespaces: ['deals'] });
  server.failing.set('fr/deals', 4);
  const switching = switchLanguage(i18n, 'fr');
  await jest.advanceTimersByTimeAsync(3000);
  await switching;
  expect([i18n.t('hello'), i18n.t('title', { ns: 'deals' })]).toEqual(['Bonjour', 'Deals']);
  await jest.advanceTimersByTimeAsync(3000);
  expect(i18n.t('title', { ns: 'deals' })).toBe('Transactions');
});

test('retries from 350 ms, doubling', async () => {
  server.failing.set('en/deals', 2);
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const ready = ensureNamespace(i18n, 'deals');
  const count = () => server.requested.length;
  await jest.advanceTimersByTimeAsync(340);
  expect(count()).toBe(1);
  await jest.advanceTimersByTimeAsync(20);
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(680);
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(30);
  expect(count()).toBe(3);
  await ready;
});

test('a retry of the user does not wait for the next automatic one', async () => {
  server.failing.set('en/deals', 3);
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const first = ensureNamespace(i18n, 'deals');
  await jest.advanceTimersByTimeAsync(1060);
  expect(server.requested).toHaveLength(3);
  server.failing.clear();
  await ensureNamespace(i18n, 'deals');
  expect([server.requested.length, i18n.t('title', { ns: 'deals' })]).toEqual([4, 'Deals']);
  await first;
});

test('a request that hangs times out and is repeated', async () => {
  server.delay = () => (server.requested.length > 1 ? Promise.resolve() : new Promise(() => undefined));
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const ready = ensureNamespace(i18n, 'deals');
  await jest.advanceTimersByTimeAsync(7900);
  expect(server.requested).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  await ready;
  expect(i18n.t('title', { ns: 'deals' })).toBe('Deals');
});

const french = () => {
  const i18n = createI18n({ language: 'fr', urlOf, resources: { fr: { common: {} }, en: { common: {} } } });
  const shown = jest.fn();
  const texts = () => ensureTexts(i18n, ['deals']).then(() => shown(i18n.t('title', { ns: 'deals' })));
  return { i18n, shown, texts };
};

test('texts that are late, or whose request was aborted, are waited for: neither keys nor English is shown', async () => {
  let hanging = 1;
  server.delay = () =>
    server.requested.at(-1) === 'fr/deals' && hanging-- > 0
      ? new Promise(() => undefined)
      : Promise.resolve();
  const { i18n, shown, texts } = french();
  void texts();
  await jest.advanceTimersByTimeAsync(7900);
  expect([shown.mock.calls, hasTexts(i18n, 'deals')]).toEqual([[], false]);
  await jest.advanceTimersByTimeAsync(500);
  expect(shown.mock.calls).toEqual([['Transactions']]);
});

test('where those of the language fail English ones are shown; without any it rejects, and a retry loads them', async () => {
  server.failing.set('fr/deals', 99);
  const english = french();
  void english.texts();
  await jest.advanceTimersByTimeAsync(3100);
  expect(english.shown.mock.calls).toEqual([['Deals']]);
  server.failing.set('en/deals', 99);
  const { i18n, shown, texts } = french();
  const loading = expect(texts()).rejects.toThrow('No texts of deals');
  await jest.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(hasTexts(i18n, 'deals')).toBe(false);
  server.failing.clear();
  await texts();
  expect(shown.mock.calls).toEqual([['Transactions']]);
});

test('a switch to a language without texts of what is shown leaves the page as it is', async () => {
  const i18n = createI18n({
    language: 'fr',
    urlOf,
    namespaces: ['deals'],
    resources: { fr: { common: { hello: 'Bonjour' }, deals: { title: 'Transactions' } }, en: { common: {} } },
  });
  server.failing.set('en/deals', 99);
  const switching = expect(switchLanguage(i18n, 'en')).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  await switching;
  expect(i18n.t('title', { ns: 'deals' })).toBe('Transactions');
});

test('a failure is told with the file, and the next request does not use the cache', async () => {
  server.failing.set('en/deals', 1);
  const onTextsFailure = jest.fn();
  const i18n = createI18n({ language: 'en', urlOf, onTextsFailure, resources: { en: { common: {} } } });
  const ready = ensureNamespace(i18n, 'deals');
  await jest.advanceTimersByTimeAsync(1000);
  await ready;
  expect(onTextsFailure).toHaveBeenCalledTimes(1);
  expect(onTextsFailure).toHaveBeenCalledWith(
    'deals',
    expect.objectContaining({ message: '/locales/en/deals: Error: status 503' }),
  );
  expect(server.options).toEqual([{ cache: 'default' }, { cache: 'reload' }]);
});
