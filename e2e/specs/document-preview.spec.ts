import { paths, type RoomRead, routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import { authenticate } from '../fixtures/authenticate.fixture.ts';
import { axeFindings } from '../fixtures/axe.fixture.ts';
import { expect, test, unexpected } from '../fixtures/clean-console.fixture.ts';
import { withLanguage } from '../fixtures/preferences.fixture.ts';
import { untilUsable } from '../fixtures/taken-over.ts';
import { translationsOf } from '../fixtures/translations.fixture.ts';
import { type Account, createAccount, fetchTokens } from '../product/account.ts';
import { createCompany } from '../product/listing.ts';
import { openDeal } from '../product/open-deal.ts';
import { sampleDocx, samplePdf, sampleXlsx } from '../product/sample-documents.ts';
import { uploadToCompany, uploadToDeal } from '../product/upload-document.ts';

const address = () => process.env.E2E_ADDRESS ?? '';
/** Of a site that nobody owns. */
const ELSEWHERE = 'https://elsewhere.example.test/collect';
// A picture of one pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function companyWith(files: Record<string, Buffer>) {
  const owner = await createAccount(address());
  const id = await createCompany(address(), owner, 'Fonderie du Drac');
  await uploadToCompany(address(), owner, id, files);
  return { owner, id };
}

async function visit(page: Page, owner: Account, id: number) {
  await authenticate(page.context(), owner);
  await page.goto(`/user-companies/view/${id}`);
}

const open = (page: Page, name: string) => page.getByRole('button', { name: `Preview ${name}` }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const inside = (page: Page) => page.frameLocator('[role=dialog] iframe');
/** Its style sheets can't be fetched once more, as axe does to read them. */
const alsoInside: Parameters<typeof axeFindings>[1] = (axe) =>
  axe.setLegacyMode(false).options({ preload: false });
/** The frame itself, as if its code was an attacker's. */
async function frameOf(page: Page) {
  const handle = await page.locator('[role=dialog] iframe[data-shown]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

test('the owner reads a pdf, a letter and a workbook by keyboard, one after the other', async ({
  page,
  watched,
}) => {
  const { owner, id } = await companyWith({
    'Order book.xlsx': sampleXlsx({
      '2025': [
        ['Customer', 'Amount'],
        ['Brasserie du Lac', 1234567.5],
      ],
      Notes: [['Paid within 30 days']],
    }),
    'Letter of the bank.docx': sampleDocx('Our loan', ['We confirm the loan.']),
    'Plans.pdf': await samplePdf(['First page', 'Second page', 'Third page']),
  });
  await visit(page, owner, id);
  const button = page.getByRole('button', { name: 'Preview Plans.pdf' });
  await untilUsable(button);
  await button.focus();
  await page.keyboard.press('Enter');
  const plans = dialog(page, 'Plans.pdf');
  await expect(inside(page).getByText('First page')).toBeVisible();
  await expect(inside(page).getByRole('region', { name: 'Page 1', exact: true })).toBeVisible();
  const pageField = plans.getByLabel('Page', { exact: true });
  await expect(plans.locator('iframe')).toBeFocused();
  for (const [key, shown] of [
    ['PageDown', '2'],
    ['ArrowRight', '3'],
    ['PageUp', '2'],
    ['End', '3'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pageField).toHaveValue(shown);
  }
  const zoom = plans.getByRole('button', { name: /^Zoom \d+%/ });
  const fitted = await zoom.textContent();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(fitted ?? '');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText(fitted ?? '');
  await pageField.fill('3');
  await pageField.press('Enter');
  await expect(inside(page).getByText('Third page')).toBeInViewport();
  expect(await axeFindings(page, alsoInside)).toEqual([]);

  await plans.getByRole('button', { name: 'Next document' }).click();
  const letter = dialog(page, 'Letter of the bank.docx');
  await expect(inside(page).getByRole('heading', { name: 'Our loan' })).toBeVisible();
  await expect(letter.locator('iframe')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  const workbook = dialog(page, 'Order book.xlsx');
  await expect(inside(page).getByRole('cell', { name: '1,234,567.50' })).toBeVisible();
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await workbook.getByRole('tab', { name: 'Notes' }).click();
  await expect(inside(page).getByRole('cell', { name: 'Paid within 30 days' })).toBeVisible();

  await workbook.locator('iframe').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(watched.messages).toEqual([]);
  expect(watched.crossOrigin).toEqual([]);
});

test('hostile files run nothing, load nothing and lead nowhere', async ({ page, watched }) => {
  // The server takes neither of these two; so they stand for what it might miss.
  const missed: Record<string, Buffer> = {
    'Trap.pdf': await samplePdf(['A page that is one link'], ELSEWHERE),
    'Trap.docx': sampleDocx('Trap', [`<img src="${ELSEWHERE}" onerror="alert(1)">`], ELSEWHERE),
  };
  const { owner, id } = await companyWith({
    'Trap.pdf': await samplePdf(['A page']),
    'Trap.docx': sampleDocx('A letter', ['A text']),
    'Trap.xlsx': sampleXlsx({
      '<script>alert(1)</script>': [
        [`<img src="${ELSEWHERE}" onerror="alert(1)">`, `=HYPERLINK("${ELSEWHERE}","x")`],
      ],
      '" onload="alert(1)': [['second']],
    }),
  });
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    void shown.dismiss();
  });
  const pages: Page[] = [];
  page.context().on('page', (opened) => pages.push(opened));
  await visit(page, owner, id);
  const { href } = await page.evaluate(() => ({ href: location.href }));
  for (const [name, text] of [
    ['Trap.pdf', 'A page that is one link'],
    ['Trap.docx', 'A link'],
    ['Trap.xlsx', 'HYPERLINK'],
  ] as const) {
    const body = missed[name];
    if (body) await page.route('**/api/files/*/?view=true', (route) => route.fulfill({ body }), { times: 1 });
    await open(page, name);
    await inside(page).getByText(text).first().click();
    const frame = await frameOf(page);
    expect(frame.url()).toMatch(/\/preview\/frame\.html$/);
    expect(
      await frame.evaluate(() => document.querySelectorAll('a, form, iframe, object, embed').length),
    ).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(page.url()).toBe(href);
  expect(pages).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(watched.crossOrigin).toEqual([]);
  expect(watched.messages).toEqual([]);
});

test('even code that runs in the frame reaches neither the page nor the network', async ({
  page,
  watched,
}) => {
  const { owner, id } = await companyWith({ 'Plans.pdf': await samplePdf(['First page']) });
  await visit(page, owner, id);
  await open(page, 'Plans.pdf');
  await expect(inside(page).getByText('First page')).toBeVisible();
  const frame = await frameOf(page);
  const found = await frame.evaluate(async (elsewhere) => {
    const attempt = async (run: () => unknown) => {
      try {
        return `done: ${await run()}`;
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const loaded = (element: HTMLScriptElement | HTMLImageElement) =>
      new Promise((resolve, reject) => {
        element.onload = () => resolve('loaded');
        element.onerror = () => reject(new TypeError('refused'));
        document.body.append(element);
      });
    return {
      origin: self.origin,
      cookies: await attempt(() => document.cookie),
      storage: await attempt(() => localStorage.length),
      page: await attempt(() => parent.document.title),
      leave: await attempt(() => {
        (top as Window).location.href = elsewhere;
      }),
      opened: await attempt(() => window.open(elsewhere)),
      api: await attempt(() => fetch('/api/users/current_user/')),
      away: await attempt(() => fetch(elsewhere, { mode: 'no-cors' })),
      socket: await attempt(
        () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(elsewhere.replace('https', 'wss'));
            socket.onopen = resolve;
            socket.onerror = () => reject(new TypeError('refused'));
          }),
      ),
      beacon: await attempt(() => {
        if (!navigator.sendBeacon(elsewhere)) throw new TypeError('refused');
      }),
      picture: await attempt(() => loaded(Object.assign(new Image(), { src: elsewhere }))),
      script: await attempt(() =>
        loaded(Object.assign(document.createElement('script'), { src: elsewhere })),
      ),
    };
  }, ELSEWHERE);
  expect(found).toMatchObject({
    origin: 'null',
    cookies: 'SecurityError',
    storage: 'SecurityError',
    page: 'SecurityError',
    leave: 'SecurityError',
    opened: 'done: null',
    api: 'TypeError',
    away: 'TypeError',
    picture: 'TypeError',
    script: 'TypeError',
    socket: expect.stringMatching(/Error/),
  });

  // What it says to the page by another way than its port is not heard, and what is not of the list neither.
  await frame.evaluate(() => {
    parent.postMessage({ type: 'key', key: 'Escape' }, '*');
    parent.postMessage({ type: 'ready' }, '*');
  });
  await expect(dialog(page, 'Plans.pdf')).toBeVisible();

  // It may leave for no other site, which would be told the content in the address.
  await frame.evaluate((elsewhere) => {
    location.href = elsewhere;
  }, ELSEWHERE);
  await expect.poll(() => watched.messages.join('\n')).toMatch(/frame-src|Framing 'https:\/\/elsewhere/);
  expect(watched.crossOrigin.filter((url) => !url.startsWith(ELSEWHERE))).toEqual([]);
  // None of them was answered or even sent.
  await expect(dialog(page, 'Plans.pdf')).toBeVisible();
});

test('a picture is shown; what is damaged, locked or not what its name says is said', async ({
  page,
  watched,
}) => {
  const { owner, id } = await companyWith({
    'Broken.pdf': Buffer.from('%PDF-1.4\n%%EOF\n'),
    'Letter.docx': sampleDocx('Letter', ['Text']),
  });
  await visit(page, owner, id);
  await open(page, 'Broken.pdf');
  await expect(dialog(page, 'Broken.pdf').getByRole('alert')).toContainText('This file can’t be shown');
  await expect(dialog(page, 'Broken.pdf').getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await page.keyboard.press('Escape');

  // The server takes no such files; so these stand for what it might miss.
  const contents = {
    'a container, as with a password': [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This file has a password'],
    'a page in place of a letter': [
      Buffer.from('<html><script>alert(1)</script>'),
      'This file can’t be shown',
    ],
    'a drawing with a script': [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'This file can’t be shown',
    ],
  } as const;
  for (const [bytes, title] of Object.values(contents)) {
    await page.route('**/api/files/*/?view=true', (route) => route.fulfill({ body: bytes }), { times: 1 });
    await open(page, 'Letter.docx');
    await expect(dialog(page, 'Letter.docx').getByRole('alert')).toContainText(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // Documents are no pictures yet; the viewer can show them.
  await page.route('**/api/files_of_company/?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll('Broken.pdf', 'Site.png')
      .replaceAll('"extension":"pdf"', '"extension":"png"');
    await route.fulfill({ response: answer, body });
  });
  // The list comes with the html of the page, unless one gets there by a link.
  await page.goto(routes.companies());
  await page.getByRole('main').getByRole('link', { name: 'Fonderie du Drac' }).click();
  await page.route('**/api/files/*/?view=true', (route) => route.fulfill({ body: PNG }));
  await open(page, 'Site.png');
  await expect(inside(page).locator('img')).toBeVisible();
  expect(
    await inside(page)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBe(1);
  expect(watched.messages).toEqual([]);
});

test('what can’t be read says why and can be tried again; a stranger reads nothing', async ({
  page,
  browser,
  watched,
}) => {
  const { owner, id } = await companyWith({ 'Plans.pdf': await samplePdf(['First page']) });
  await visit(page, owner, id);
  await page.route('**/api/files/*/?view=true', (route) => route.abort('internetdisconnected'), { times: 1 });
  await open(page, 'Plans.pdf');
  const plans = dialog(page, 'Plans.pdf');
  await expect(plans.getByRole('alert')).toContainText('The document could not be opened');
  const asked = page.waitForRequest('**/api/files/*/?view=true');
  await plans.getByRole('alert').getByRole('button').click();
  const url = (await asked).url();
  await expect(inside(page).getByText('First page')).toBeVisible();
  expect(unexpected(watched.messages, 'ERR_INTERNET_DISCONNECTED')).toEqual([]);

  const context = await browser.newContext({ baseURL: address() });
  const stranger = await createAccount(address());
  await authenticate(context, stranger);
  const [access] = (await context.cookies()).filter(({ name }) => name === 'access');
  const response = await context.request.get(url, { headers: { authorization: `Bearer ${access?.value}` } });
  expect(response.status()).toBe(404);
  await context.close();
});

test('in French, on a phone: the whole screen, and Escape closes it', async ({ page, watched }) => {
  const t = translationsOf('preview', 'fr');
  const { owner, id } = await companyWith({ 'Plans.pdf': await samplePdf(['Première page', 'Suite']) });
  await page.setViewportSize({ width: 360, height: 740 });
  await withLanguage(page.context(), 'fr');
  await visit(page, owner, id);
  await page.getByRole('button', { name: 'Aperçu de Plans.pdf' }).click();
  const plans = dialog(page, 'Plans.pdf');
  await expect(inside(page).getByRole('region', { name: 'Page 2' })).toBeAttached();
  await expect(plans.getByRole('button', { name: t('nextPage') })).toBeVisible();
  expect(await plans.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(watched.messages).toEqual([]);
});

test('a buyer reads documents of the data room, which its owner sees as views', async ({ page, watched }) => {
  const deal = await openDeal(address());
  const { access } = await fetchTokens(address(), deal.seller);
  const asSeller = { headers: { authorization: `Bearer ${access}`, connection: 'close' } };
  const read = async (path: string) => (await fetch(address() + path, asSeller)).json();
  const { deal_opportunity_id: snapshot } = await read(paths.deal(deal.id));
  await uploadToDeal(address(), deal.seller, snapshot, {
    'Leases.pdf': await samplePdf(['The lease of the workshop']),
  });
  await authenticate(page.context(), deal.buyer);
  await page.goto(`${routes.dealView(deal.id)}?tab=data-room`);
  await open(page, 'Leases.pdf');
  await expect(inside(page).getByText('The lease of the workshop')).toBeVisible();
  const { results } = await read(paths.dataRoomLog(deal.id));
  expect(results.map((entry: RoomRead) => [entry.action, entry.by, entry.document.name])).toEqual([
    ['viewed', 'requester', 'Leases.pdf'],
  ]);
  expect(watched.messages).toEqual([]);
});
