import { createMemoryRouter } from '@handover/shared/router';
import { inLanguage, keepLanguage } from './keep-language.ts';

test.each([
  ['/faq', '/faq?lang=fr'],
  ['/faq?q=a+b#faq-2', '/faq?q=a+b&lang=fr#faq-2'],
  ['/faq?lang=en', '/faq?lang=fr'],
  ['?page=2', '?page=2&lang=fr'],
  ['#content', '?lang=fr#content'],
  ['', '?lang=fr'],
])('%p in French is %p', (address, expected) => {
  expect(inLanguage(address, 'fr')).toBe(expected);
});

const open = (address: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
const addressOf = ({ state: { location } }: ReturnType<typeof open>) => location.pathname + location.search;
const href = (router: ReturnType<typeof open>, pathname: string) =>
  router.createHref(new URL(pathname, 'http://localhost'));

test('links and navigation keep the language of the address, until it is released', async () => {
  const router = open('/?lang=fr');
  const release = keepLanguage(router, 'fr');
  expect(href(router, '/faq')).toBe('/faq?lang=fr');
  await router.navigate('/faq?q=1');
  expect(addressOf(router)).toBe('/faq?q=1&lang=fr');
  await router.navigate({ pathname: '/terms' });
  expect(addressOf(router)).toBe('/terms?lang=fr');
  await router.navigate(-1);
  expect(addressOf(router)).toBe('/faq?q=1&lang=fr');
  release();
  await router.navigate('/pricing');
  expect([addressOf(router), href(router, '/faq')]).toEqual(['/pricing', '/faq']);
});

test('an address without a language leaves the router as it is', () => {
  const router = open('/');
  const { createHref, navigate } = router;
  keepLanguage(router, undefined);
  expect([router.createHref, router.navigate]).toEqual([createHref, navigate]);
});
