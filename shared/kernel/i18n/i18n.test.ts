/** @jest-environment jsdom */
import { flushTasks } from '../../testing/page/flush-tasks.ts';
import { createI18n } from './create-i18n.ts';
import { ensureNamespace } from './ensure-namespace.ts';
import { preferredLanguage } from './languages.ts';
import { followLanguage, switchLanguage } from './switch-language.ts';
import { textsServer, urlOf } from './testing/texts-server.ts';

const server = textsServer();

test('resources are usable at once and not requested', () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: { hello: 'Hello' } } } });
  expect(i18n.t('hello')).toBe('Hello');
  expect(server.requested).toEqual([]);
});

test('a namespace is loaded before it is shown, and only once', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  await ensureNamespace(i18n, 'deals');
  await ensureNamespace(i18n, 'deals');
  expect(i18n.t('title', { ns: 'deals' })).toBe('Deals');
  expect(server.requested).toEqual(['en/deals']);
});

test('a namespace that does not arrive holds up no other one', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  server.delay = () => new Promise(() => undefined);
  const held = jest.fn();
  void ensureNamespace(i18n, 'held').then(held);
  await flushTasks();
  server.delay = async () => undefined;
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

test('a file with its hash in its name is checked by the browser', async () => {
  const hash = 'nNX3aEcCSVhof_HpW8OojVGRJ5B4isW1LvKvbbQ5YFc';
  server.texts[`deals.${hash}.json`] = { title: 'Checked' };
  const i18n = createI18n({
    language: 'en',
    urlOf: () => `deals.${hash}.json`,
    resources: { en: { common: {} } },
  });
  await ensureNamespace(i18n, 'deals');
  expect(i18n.t('title', { ns: 'deals' })).toBe('Checked');
  expect(server.options).toEqual([
    { cache: 'default', integrity: 'sha256-nNX3aEcCSVhof/HpW8OojVGRJ5B4isW1LvKvbbQ5YFc=' },
  ]);
});

test('of 15 namespaces ten are requested at a time', async () => {
  const i18n = createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } });
  const names = Array.from({ length: 15 }, (_, index) => `area${index}`);
  for (const name of names) server.texts[`en/${name}`] = { title: name };
  const gates: (() => void)[] = [];
  server.delay = () => new Promise((resolve) => gates.push(resolve));
  const ready = ensureNamespace(i18n, names);
  for (const count of [10, 11, 12, 13, 14, 15, 15]) {
    await flushTasks();
    expect(gates).toHaveLength(count);
    gates[count - 10]?.();
  }
  for (const open of gates) open();
  await ready;
  expect(server.requested).toEqual(names.map((name) => `en/${name}`));
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
