import { createI18n } from '../i18n/index.ts';
import { createMessageTexts } from './message-texts.ts';

const texts: Record<string, object> = { '/en/messages.json': { sessionExpired: 'Your session has expired' } };
const arrange = () => {
  const urlOf = (language: string, namespace: string) => `/${language}/${namespace}.json`;
  return createMessageTexts(createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } }));
};
const respondWith = (respond: (url: string) => Promise<object>) =>
  Object.assign(globalThis, { fetch: respond });

test('texts are loaded when they are first needed', async () => {
  respondWith(async (url) => ({ ok: true, status: 200, json: async () => texts[url] }));
  const messages = arrange();
  expect(messages.isLoaded()).toBe(false);
  await messages.load();
  expect(messages.isLoaded()).toBe(true);
  expect(messages.text('sessionExpired')).toBe('Your session has expired');
});

test('where they can not be loaded, no key is shown', async () => {
  respondWith(async () => ({ ok: false, status: 404 }));
  const messages = arrange();
  await messages.load();
  expect(messages.text('sessionExpired')).toBe('Network error');
});

test('with all texts in memory nothing is loaded', () => {
  const messages = createMessageTexts(createI18n({ language: 'en', resources: { en: { messages: {} } } }));
  expect(messages.isLoaded()).toBe(true);
});
