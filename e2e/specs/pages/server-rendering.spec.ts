import { LANGUAGES } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation';
import { expect, test, unexpected, watchPage } from '../../fixtures/clean-console.fixture.ts';
import { isHydrated } from '../../fixtures/hydrated.ts';
import { startGateway } from '../../product/gateway.ts';
import { dataDir } from '../../product/own-product.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { DEMO_PASSWORD, fetchTokens } from '../../product/records/account.ts';
import { untilRendered } from '../../product/until-rendered.ts';

const NOT_RENDERED = '<!--$!-->';

let gateway: Awaited<ReturnType<typeof startGateway>>;
test.beforeAll(async () => {
  gateway = await startGateway(dataDir(), apiAddressOf(dataDir()), { RENDER: 'on' });
  await untilRendered(`${gateway.address}/faq`);
});
test.afterAll(() => gateway.stop());

/** The html without the parts that are shown if scripts are off. */
const withoutNoscript = (html: string) => html.replaceAll(/<noscript>.*?<\/noscript>/gs, '');

interface Reader {
  access?: string;
  cookies?: string;
}

/** The html of a page, as the first bytes have it. */
async function open(path: string, { access, cookies = '' }: Reader = {}) {
  const cookie = `${access ? `access=${access}; ` : ''}${cookies}`;
  const response = await fetch(gateway.address + path, { headers: { accept: 'text/html', cookie } });
  return { html: await response.text(), headers: response.headers };
}

async function accessOf(name: string): Promise<string> {
  const account = { email: `${name}@handover.test`, password: DEMO_PASSWORD };
  return (await fetchTokens(gateway.address, account)).access;
}

/** A page of each kind, with ids of its reader's records. */
async function pathsOf(access: string | undefined): Promise<string[]> {
  const headers = access ? { authorization: `Bearer ${access}` } : undefined;
  const idOf = async (list: string) =>
    (await (await fetch(`${gateway.address}${list}`, { ...(headers && { headers }) })).json()).results[0].id;
  if (!access) return [`/opportunities/${await idOf('/api/opportunities/')}`];
  const [company, opportunity, deal] = await Promise.all(
    ['/api/companies_for_profile/', '/api/opportunities/my_list_sell/', '/api/deals/'].map(idOf),
  );
  return [
    ...[`/user-companies/view/${company}`, `/user-companies/edit/${company}`],
    ...[`/user-opps/view/${opportunity}`, `/user-opps/edit/${opportunity}`],
    ...[`/user-deals/view/${deal}`, `/user-deals/edit/${deal}`, `/user-deals/letter/${deal}`],
  ];
}

for (const [reader, mayOpen] of Object.entries({
  visitor: ['anyone', 'guest'],
  seller: ['signed-in'],
  staff: ['staff'],
}))
  test(`every page of a ${reader} is whole in the html, in both languages`, async () => {
    const access = reader === 'visitor' ? undefined : await accessOf(reader);
    const set: ReleaseSet = await (await fetch(`${gateway.address}/release-set.json`)).json();
    const routes = [set.host, ...Object.values(set.remotes)].flatMap((release) => release.routes);
    // `/search` leads on to a list.
    const plain = routes.filter(
      ({ path, access: needs }) => mayOpen.includes(needs) && !/[:*]|^\/search/.test(path),
    );
    const paths = [...plain.map(({ path }) => path), ...(reader === 'staff' ? [] : await pathsOf(access))];
    expect(paths.length).toBeGreaterThan(2);
    for (const language of LANGUAGES)
      for (const path of paths) {
        const { html, headers } = await open(path, {
          ...(access && { access }),
          cookies: `language=${language}`,
        });
        const found = {
          language: html.includes(`<html lang="${language}"`),
          complete: html.includes(' data-complete'),
          heading: withoutNoscript(html).match(/<h1/g)?.length,
          left: html.split(NOT_RENDERED).length - 1,
          cached: headers.get('cache-control'),
        };
        expect([path, found]).toEqual([
          path,
          { language: true, complete: true, heading: 1, left: 0, cached: 'no-store' },
        ]);
      }
    expect(gateway.log().filter((line) => 'renderFailure' in line)).toEqual([]);
  });

test('the html is in the theme, the language and the time zone of the person, and only of this person', async () => {
  const [seller, buyer] = await Promise.all([accessOf('seller'), accessOf('buyer')]);
  const cookies = 'color-scheme=dark; language=fr; time-zone=Asia%2FTokyo';
  const [one, other, visitor] = await Promise.all([
    open('/user-details', { access: seller, cookies }),
    open('/user-details', { access: buyer }),
    open('/'),
  ]);
  expect(one.html).toMatch(/<html lang="fr"[^>]* data-mantine-color-scheme="dark"/);
  expect(one.html).toContain('data-time-zone="Asia/Tokyo"');
  expect(one.html).toContain('seller@handover.test');
  expect(one.html).not.toContain('buyer@handover.test');
  expect(other.html).toContain('buyer@handover.test');
  expect(other.html).not.toContain('seller@handover.test');
  expect(visitor.html).not.toContain('@handover.test');
  for (const { headers } of [one, other, visitor]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toContain('cookie');
  }
});

test('the browser takes the html over as it is, and reads nothing again; where they differ it is an error', async ({
  page,
}) => {
  const { messages, requests } = watchPage(page, gateway.address);
  const path = `${gateway.address}/opportunities/sell-opportunities`;
  await page.goto(path, { waitUntil: 'commit' });
  const card = page.getByRole('main').getByRole('article').first();
  const inHtml = await card.elementHandle();
  await expect.poll(() => isHydrated(card)).toBe(true);
  expect(await card.evaluate((now, then) => now === then, inHtml)).toBe(true);
  expect(requests.filter((url) => url.includes('/api/opportunities/'))).toEqual([]);
  expect(messages).toEqual([]);

  // The route is one of the context: the offline worker answers for a second page.
  await page.context().route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<h1([^>]*)>[^<]*/, '<h1$1>Other'),
    });
  });
  await page.goto(path);
  await expect.poll(() => messages).toContainEqual(expect.stringContaining('#418'));
  expect(unexpected(messages, '#418')).toEqual([]);
});

test('the list of the main page stays as the html has it until it is near, and is then hydrated', async ({
  page,
}) => {
  const { messages, requests } = watchPage(page, gateway.address);
  const ofRemote = () => requests.filter((url) => /\/r\/mfe-.*\.js/.test(url));
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto(gateway.address);
  const card = page.getByRole('list', { name: 'Businesses for sale' }).getByRole('article').first();
  const inHtml = await card.elementHandle();
  await page.waitForLoadState('networkidle');
  expect(ofRemote()).toEqual([]);
  expect(await isHydrated(card)).toBe(false);
  await page.getByRole('heading', { name: 'New on Handover' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(card)).toBe(true);
  expect(await card.evaluate((now, then) => now === then, inHtml)).toBe(true);
  // React has hydrated it: a click navigates without a new page.
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/opportunities\/\d+$/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  expect(requests.filter((url) => url.includes('/api/opportunities/?'))).toEqual([]);
  expect(messages).toEqual([]);
});

test('a visitor sees the page by its html alone; who is signed in has the common style sheet in the cache', async ({
  page,
}) => {
  await page.route('**/*', (route) => (route.request().isNavigationRequest() ? route.continue() : undefined));
  for (const path of ['/', '/opportunities', '/login', '/faq']) {
    await page.goto(gateway.address + path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
      'font-family',
      /^"Source Serif 4 Variable"/,
    );
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Create account' });
    await expect(signUp).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
  const linked = /<link rel="stylesheet" href="([^"]*)"/g;
  const { html } = await open('/user-deals', { access: await accessOf('seller') });
  expect([...html.matchAll(linked)].map(([, url]) => url?.split('/').pop())).toEqual(['shell.css']);
});

test('visitors who come at the same time share a render, and have a nonce each', async () => {
  const pages = await Promise.all(Array.from({ length: 12 }, () => open('/opportunities')));
  const nonces = pages.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
  );
  expect(new Set(nonces).size).toBe(pages.length);
  for (const [index, { html }] of pages.entries()) {
    const own = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce);
    expect(new Set(own)).toEqual(new Set([nonces[index]]));
  }
  const times = pages.map(({ html }) => /data-rendered="(\d+)"/.exec(html)?.[1]);
  expect(new Set(times).size).toBeLessThan(pages.length);
});
