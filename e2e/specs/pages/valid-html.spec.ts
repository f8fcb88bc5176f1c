import { LANGUAGES, type Opportunity, type Paged, paths, routes } from '@handover/shared/contract';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { LONG_TIMEOUT } from '../../product/limits.ts';
import { address } from '../../product/own-product.ts';

// The html that the gateway sends, before any script: what the standard says, as html-validate checks it without a browser.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

async function htmlOf(path: string, language: string): Promise<string> {
  const response = await fetch(`${address()}${path}?lang=${language}`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(200);
  return response.text();
}

async function findingsIn(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const language of LANGUAGES)
  test(`rendered pages are valid html (${language})`, async () => {
    const market = await fetch(address() + paths.opportunities);
    const [listing] = ((await market.json()) as Paged<Opportunity>).results;
    const opportunity = routes.opportunity(listing?.id ?? 0);
    const pages = [routes.home, routes.opportunities(), opportunity, routes.faq, routes.login()];
    for (const path of pages) {
      let html = '';
      // Browsers render pages until the worker of the set has started.
      await expect
        .poll(async () => {
          html = await htmlOf(path, language);
          return html;
        }, LONG_TIMEOUT)
        .toContain('data-complete');
      expect([path, await findingsIn(html)]).toEqual([path, []]);
    }
  });

test('a page that is left to browsers is valid html', async () => {
  for (const language of LANGUAGES) {
    const html = await htmlOf(routes.deals(), language);
    expect(html).not.toContain('data-rendered');
    expect(await findingsIn(html)).toEqual([]);
  }
});

test('what the standard does not allow is found', async () => {
  const html = await htmlOf(routes.faq, 'en');
  const broken = html.replace(
    '</body>',
    '<p><div>A block in a paragraph</div></p><button inert="late">Late</button></body>',
  );
  expect(broken).not.toBe(html);
  expect((await findingsIn(broken)).length).toBeGreaterThan((await findingsIn(html)).length);
});
