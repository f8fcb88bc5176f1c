import { createI18n } from '../../kernel/i18n/index.ts';
import type { OwnPage } from './own-page.ts';
import { createOwnPages } from './own-pages.ts';

const patience = { attempts: 2, pause: 0, deadline: 1000 };
const Faq = () => null;
const page = (load: OwnPage['load']): OwnPage => ({ path: '/faq', texts: ['pages'], load });
const spoken = () => createI18n({ language: 'en', resources: { en: { common: {}, pages: { a: 'A' } } } });
const silent = () => createI18n({ language: 'en', resources: { en: { common: {} } } });

test('a page is ready once its code and its texts are', async () => {
  const faq = page(async () => Faq);
  const pages = createOwnPages([faq], spoken(), patience);
  expect(pages.getLoaded(faq)).toBeUndefined();
  expect(await pages.load(faq)).toBe(Faq);
  expect(pages.getLoaded(faq)).toBe(Faq);
});

test('a page without its texts is not shown', async () => {
  const faq = page(async () => Faq);
  const pages = createOwnPages([faq], silent(), patience);
  await expect(pages.load(faq)).rejects.toThrow('No texts of pages for /faq');
  expect(pages.getLoaded(faq)).toBeUndefined();
});

test('code that fails is asked for again, by itself and by who retries', async () => {
  let asked = 0;
  const faq = page(async () => {
    asked += 1;
    if (asked < 4) throw new Error('chunk missing');
    return Faq;
  });
  const pages = createOwnPages([faq], spoken(), patience);
  await expect(pages.load(faq)).rejects.toThrow('chunk missing');
  expect(asked).toBe(2);
  expect(await pages.load(faq)).toBe(Faq);
  expect(asked).toBe(4);
});
