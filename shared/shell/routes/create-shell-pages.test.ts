import { createI18n } from '../../kernel/i18n/index.ts';
import { createShellPages } from './create-shell-pages.ts';
import type { ShellPage } from './shell-page.ts';

const policy = { attempts: 2, pause: 0, deadline: 1000 };
const Faq = () => null;
const page = (load: ShellPage['load']): ShellPage => ({ path: '/faq', texts: ['pages'], load });
const withTexts = () => createI18n({ language: 'en', resources: { en: { common: {}, pages: { a: 'A' } } } });
const withoutTexts = () => createI18n({ language: 'en', resources: { en: { common: {} } } });

test('a page is loaded once its code and its texts are', async () => {
  const faq = page(async () => Faq);
  const pages = createShellPages([faq], withTexts(), policy);
  expect(pages.getLoaded(faq)).toBeUndefined();
  expect(await pages.load(faq)).toBe(Faq);
  expect(pages.getLoaded(faq)).toBe(Faq);
});

test('a page without its texts is not shown', async () => {
  const faq = page(async () => Faq);
  const pages = createShellPages([faq], withoutTexts(), policy);
  await expect(pages.load(faq)).rejects.toThrow('No texts of pages for /faq');
  expect(pages.getLoaded(faq)).toBeUndefined();
});

test('code that fails is retried automatically, and loaded again by a retry of the user', async () => {
  let attempts = 0;
  const faq = page(async () => {
    attempts += 1;
    if (attempts < 4) throw new Error('chunk missing');
    return Faq;
  });
  const pages = createShellPages([faq], withTexts(), policy);
  await expect(pages.load(faq)).rejects.toThrow('chunk missing');
  expect(attempts).toBe(2);
  expect(await pages.load(faq)).toBe(Faq);
  expect(attempts).toBe(4);
});
