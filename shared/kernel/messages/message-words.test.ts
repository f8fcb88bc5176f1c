import { createI18n } from '../i18n/index.ts';
import { createMessageWords } from './message-words.ts';

const texts: Record<string, object> = { '/en/messages.json': { sessionExpired: 'Your session has expired' } };
const platform = () => {
  const urlOf = (language: string, namespace: string) => `/${language}/${namespace}.json`;
  return createMessageWords(createI18n({ language: 'en', urlOf, resources: { en: { common: {} } } }));
};
const answering = (answer: (url: string) => Promise<object>) => Object.assign(globalThis, { fetch: answer });

test('words that a page has not needed so far are fetched before something is said', async () => {
  answering(async (url) => ({ ok: true, status: 200, json: async () => texts[url] }));
  const words = platform();
  expect(words.here()).toBe(false);
  await words.fetch();
  expect(words.here()).toBe(true);
  expect(words.sentence('sessionExpired')).toBe('Your session has expired');
});

test('where they can’t be had, nobody is shown a key', async () => {
  answering(async () => ({ ok: false, status: 404 }));
  const words = platform();
  await words.fetch();
  expect(words.sentence('sessionExpired')).toBe('Network error');
});

test('with all texts in memory there is nothing to wait for', () => {
  const words = createMessageWords(createI18n({ language: 'en', resources: { en: { messages: {} } } }));
  expect(words.here()).toBe(true);
});
