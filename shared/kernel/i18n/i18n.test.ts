/** @jest-environment jsdom */
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { createI18n } from './create-i18n.ts';
import { ensureNamespace } from './ensure-namespace.ts';
import { ensureTexts } from './ensure-texts.ts';
import { preferredLanguage } from './languages.ts';
import { followLanguage, switchLanguage } from './switch-language.ts';
import { hasTexts } from './texts-state.ts';

const TEXTS: Record<string, object> = {
  'en/common': { hello: 'Hello', only: 'Only English' },
  'fr/common': { hello: 'Bonjour' },
  'en/deals': { title: 'Deals' },
  'fr/deals': { title: 'Transactions' },
};
const urlOf = (language: string, namespace: string) => `/locales/${language}/${namespace}`;
const respond = (path: string) => {
  const text = TEXTS[path];
  return {
    ok: text !== undefined,
    status: text ? 200 : 404,
    json: async () => text,
  };
};

let requested: string[] = [];
let options: RequestInit[] = [];
let failing = new Map<string, number>();
/** What a response waits for. */
let delay: () => Promise<void>;

beforeAll(() => {
  const fetch = async (url: string, { signal, ...init }: RequestInit & { signal: AbortSignal }) => {
    const path = url.replace('/locales/', '');
    requested.push(path);
    options.push(init);
    const aborted = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    await Promise.race([delay(), aborted]);
    const left = failing.get(path) ?? 0;
    failing.set(path, left - 1);
    return left > 0 ? { ok: false, status: 503 } : respond(path);
  };
  Object.assign(globalThis, { fetch });
});
beforeEach(() => {
  requested = [];
  options = [];
  failing = new Map();
  delay = async () => undefined;
});

test('resources are usable at once and not requested', () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: { hello: 'Hello' } } } });
  expect(i18n.t('hello')).toBe('Hello');
  expect(requested).toEqual([]);
});

test('a namespace is loaded before it is shown, and only once', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  await ensureNamespace(i18n, 'deals');
  await ensureNamespace(i18n, 'deals');
  expect(i18n.t('title', { ns: 'deals' })).toBe('Deals');
  expect(requested).toEqual(['en/deals']);
});

test('a namespace that does not arrive holds up no other one', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  delay = () => new Promise(() => undefined);
  const held = jest.fn();
  void ensureNamespace(i18n, 'held').then(held);
  await flushTasks();
  delay = async () => undefined;
  await ensureNamespace(i18n, 'deals');
  expect(i18n.t('title', { ns: 'deals' })).toBe('Deals');
  expect(held).not.toHaveBeenCalled();
});

test('a switch loads everything on the page first, so that no key is shown; `lang` follows', async () => {
  const i18n = createI18n({ language: 'en', urlOf, namespaces: ['deals'] });
  await ensureNamespace(i18n, ['common', 'deals']);
  const root = document.createElement('html');
  followLanguage(i18n, root);
  const shown: string[] = [];
  i18n.on('languageChanged', () => shown.push(i18n.t('hello'), i18n.t('title', { ns: 'deals' })));
  await switchLanguage(i18n, 'fr');
  expect(shown).toEqual(['Bonjour', 'Transactions']);
  expect(root.lang).toBe('fr');
  expect(i18n.t('only')).toBe('Only English');
});

test('a language that can not be loaded leaves the page as it is', async () => {
  jest.useFakeTimers();
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: { hello: 'Hello' } } } });
  failing.set('fr/common', 99);
  const switching = expect(switchLanguage(i18n, 'fr')).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(30_000);
  await switching;
  expect(requested.filter((path) => path === 'fr/common')).toHaveLength(6);
  expect(i18n.language).toBe('en');
  jest.useRealTimers();
});

test('texts of a remote that fail do not hold up the switch, and appear when they arrive', async () => {
  jest.useFakeTimers();
  const resources = { en: { common: { hello: 'Hello' }, deals: { title: 'Deals' } } };
  const i18n = createI18n({ language: 'en', urlOf, resources, namespaces: ['deals'] });
  failing.set('fr/deals', 4);
  const switching = switchLanguage(i18n, 'fr');
  await jest.advanceTimersByTimeAsync(3000);
  await switching;
  expect([i18n.t('hello'), i18n.t('title', { ns: 'deals' })]).toEqual(['Bonjour', 'Deals']);
  await jest.advanceTimersByTimeAsync(3000);
  expect(i18n.t('title', { ns: 'deals' })).toBe('Transactions');
  jest.useRealTimers();
});

test('retries from 350 ms, doubling', async () => {
  jest.useFakeTimers();
  failing.set('en/deals', 2);
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const ready = ensureNamespace(i18n, 'deals');
  const count = () => requested.length;
  await jest.advanceTimersByTimeAsync(340);
  expect(count()).toBe(1);
  await jest.advanceTimersByTimeAsync(20);
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(680);
  expect(count()).toBe(2);
  await jest.advanceTimersByTimeAsync(30);
  expect(count()).toBe(3);
  await ready;
  jest.useRealTimers();
});

test('a retry of the user does not wait for the next automatic one', async () => {
  jest.useFakeTimers();
  failing.set('en/deals', 3);
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const first = ensureNamespace(i18n, 'deals');
  await jest.advanceTimersByTimeAsync(1060);
  expect(requested).toHaveLength(3);
  failing.clear();
  await ensureNamespace(i18n, 'deals');
  expect([requested.length, i18n.t('title', { ns: 'deals' })]).toEqual([4, 'Deals']);
  await first;
  jest.useRealTimers();
});

test('a request that hangs times out and is repeated', async () => {
  jest.useFakeTimers();
  delay = () => (requested.length > 1 ? Promise.resolve() : new Promise(() => undefined));
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const ready = ensureNamespace(i18n, 'deals');
  await jest.advanceTimersByTimeAsync(7900);
  expect(requested).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(500);
  await ready;
  expect(i18n.t('title', { ns: 'deals' })).toBe('Deals');
  jest.useRealTimers();
});

test('a file with its hash in its name is checked by the browser', async () => {
  const hash = 'nNX3aEcCSVhof_HpW8OojVGRJ5B4isW1LvKvbbQ5YFc';
  TEXTS[`deals.${hash}.json`] = { title: 'Checked' };
  const i18n = createI18n({
    language: 'en',
    urlOf: () => `deals.${hash}.json`,
    resources: { en: { common: {} } },
  });
  await ensureNamespace(i18n, 'deals');
  expect(i18n.t('title', { ns: 'deals' })).toBe('Checked');
  expect(options).toEqual([
    { cache: 'default', integrity: 'sha256-nNX3aEcCSVhof/HpW8OojVGRJ5B4isW1LvKvbbQ5YFc=' },
  ]);
});

const french = () => {
  const i18n = createI18n({ language: 'fr', urlOf, resources: { fr: { common: {} }, en: { common: {} } } });
  const shown = jest.fn();
  const texts = () => ensureTexts(i18n, ['deals']).then(() => shown(i18n.t('title', { ns: 'deals' })));
  return { i18n, shown, texts };
};

test('texts that are late, or whose request was aborted, are waited for: neither keys nor English is shown', async () => {
  jest.useFakeTimers();
  let hanging = 1;
  delay = () =>
    requested.at(-1) === 'fr/deals' && hanging-- > 0 ? new Promise(() => undefined) : Promise.resolve();
  const { i18n, shown, texts } = french();
  void texts();
  await jest.advanceTimersByTimeAsync(7900);
  expect([shown.mock.calls, hasTexts(i18n, 'deals')]).toEqual([[], false]);
  await jest.advanceTimersByTimeAsync(500);
  expect(shown.mock.calls).toEqual([['Transactions']]);
  jest.useRealTimers();
});

test('where those of the language fail English ones are shown; without any it rejects, and a retry loads them', async () => {
  jest.useFakeTimers();
  failing.set('fr/deals', 99);
  const english = french();
  void english.texts();
  await jest.advanceTimersByTimeAsync(3100);
  expect(english.shown.mock.calls).toEqual([['Deals']]);
  failing.set('en/deals', 99);
  const { i18n, shown, texts } = french();
  const loading = expect(texts()).rejects.toThrow('No texts of deals');
  await jest.advanceTimersByTimeAsync(60_000);
  await loading;
  expect(hasTexts(i18n, 'deals')).toBe(false);
  failing.clear();
  await texts();
  expect(shown.mock.calls).toEqual([['Transactions']]);
  jest.useRealTimers();
});

test('a switch to a language without texts of what is shown leaves the page as it is', async () => {
  jest.useFakeTimers();
  const i18n = createI18n({
    language: 'fr',
    urlOf,
    namespaces: ['deals'],
    resources: { fr: { common: { hello: 'Bonjour' }, deals: { title: 'Transactions' } }, en: { common: {} } },
  });
  failing.set('en/deals', 99);
  const switching = expect(switchLanguage(i18n, 'en')).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  await switching;
  expect(i18n.t('title', { ns: 'deals' })).toBe('Transactions');
  jest.useRealTimers();
});

test('a failure is told with the file, and the next request does not use the cache', async () => {
  jest.useFakeTimers();
  failing.set('en/deals', 1);
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
  expect(options).toEqual([{ cache: 'default' }, { cache: 'reload' }]);
  jest.useRealTimers();
});

test('of 15 namespaces ten are requested at a time', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const names = Array.from({ length: 15 }, (_, index) => `area${index}`);
  for (const name of names) TEXTS[`en/${name}`] = { title: name };
  const gates: (() => void)[] = [];
  delay = () => new Promise((resolve) => gates.push(resolve));
  const ready = ensureNamespace(i18n, names);
  for (const count of [10, 11, 12, 13, 14, 15, 15]) {
    await flushTasks();
    expect(gates).toHaveLength(count);
    gates[count - 10]?.();
  }
  for (const open of gates) open();
  await ready;
  expect(requested).toEqual(names.map((name) => `en/${name}`));
  expect(names.map((name) => i18n.t('title', { ns: name }))).toEqual(names);
});

test.each([
  ['fr', ['en-GB'], 'fr'],
  [undefined, ['de-DE', 'fr-CA', 'en'], 'fr'],
  ['xx', ['de'], 'en'],
  [undefined, [], 'en'],
])('chosen %s, accepted %j: %s', (chosen, accepted, language) =>
  expect(preferredLanguage(chosen, accepted)).toBe(language),
);
