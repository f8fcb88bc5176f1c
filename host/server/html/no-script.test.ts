import common from '../../src/locales/fr/common.json' with { type: 'json' };
import { buildSet } from '../testing/build-set.ts';
import { noScript } from './no-script.ts';

const set = buildSet();
const asked = { set, language: 'fr', search: '?lang=fr&page=2', exists: true } as const;

test('a page that browsers render says what it needs, and links to what can be read, in its language', async () => {
  const { html } = await noScript(async () => common, asked);
  expect(html).toContain(`<h1>${common.host.noScript.title}</h1>`);
  expect(html).toContain(`<a href="/faq?lang=fr">${common.host.footer.faq}</a>`);
  expect(html).not.toContain('page=2');
});

test('where there is no page it says so', async () => {
  const { html } = await noScript(async () => common, { ...asked, exists: false });
  expect(html).toContain(`<h1>${common.host.notFound.title}</h1>`);
});

test('texts are escaped; a set whose host has none leaves them out', async () => {
  const hostile = { host: { noScript: { title: '</noscript><b>' } } };
  expect((await noScript(async () => hostile, asked)).html).toContain('<h1>&lt;/noscript&gt;&lt;b&gt;</h1>');
  expect((await noScript(async () => ({}), asked)).html).toContain('<h1></h1>');
});
