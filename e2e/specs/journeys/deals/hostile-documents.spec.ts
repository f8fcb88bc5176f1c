import { routes } from '@handover/shared/contract';
import type { Page } from '@playwright/test';
import {
  alsoInside,
  companyWith,
  insidePreview,
  openPreview,
  previewOf,
  visitCompany,
} from '../../../actions/document-preview.ts';
import { axeFindings } from '../../../fixtures/axe.fixture.ts';
import { expect, test } from '../../../fixtures/clean-console.fixture.ts';
import { onePagePdf } from '../../../product/records/one-page-pdf.ts';
import { sampleDocx, samplePdf, sampleXlsx } from '../../../product/records/sample-documents.ts';

/** An address of a site that nobody owns. */
const ELSEWHERE = 'https://elsewhere.example.test/collect';
// A picture of one pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The frame itself, as if its code was an attacker's. */
async function frameOf(page: Page) {
  const handle = await page.locator('[role=dialog] iframe[data-shown]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

test('hostile files run nothing and lead nowhere; even code that runs in the frame reaches neither page nor network', async ({
  page,
  watched,
}) => {
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
  await visitCompany(page, owner, id);
  const { href } = await page.evaluate(() => ({ href: location.href }));
  for (const [name, text] of [
    ['Trap.pdf', 'A page that is one link'],
    ['Trap.docx', 'A link'],
    ['Trap.xlsx', 'HYPERLINK'],
  ] as const) {
    const body = missed[name];
    if (body) await page.route('**/api/files/*/?view=true', (route) => route.fulfill({ body }), { times: 1 });
    await openPreview(page, name);
    await insidePreview(page).getByText(text).first().click();
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

  await openPreview(page, 'Trap.pdf');
  await expect(insidePreview(page).getByText('A page')).toBeVisible();
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

  // The page ignores messages by any other way than the port, and messages that are not in the list.
  await frame.evaluate(() => {
    parent.postMessage({ type: 'key', key: 'Escape' }, '*');
    parent.postMessage({ type: 'ready' }, '*');
  });
  await expect(previewOf(page, 'Trap.pdf')).toBeVisible();

  // It may leave for no other site, which would be told the content in the address.
  await frame.evaluate((elsewhere) => {
    location.href = elsewhere;
  }, ELSEWHERE);
  await expect.poll(() => watched.messages.join('\n')).toMatch(/frame-src|Framing 'https:\/\/elsewhere/);
  expect(watched.crossOrigin.filter((url) => !url.startsWith(ELSEWHERE))).toEqual([]);
  // None of them was answered or even sent.
  await expect(previewOf(page, 'Trap.pdf')).toBeVisible();
});

test('a picture is shown; what is damaged, locked or not what its name says is said', async ({
  page,
  watched,
}) => {
  const { owner, id } = await companyWith({
    'Broken.pdf': onePagePdf(),
    'Letter.docx': sampleDocx('Letter', ['Text']),
  });
  await visitCompany(page, owner, id);
  // The server takes no such files; so these stand for what it might miss.
  await page.route('**/api/files/*/?view=true', (route) => route.fulfill({ body: '%PDF-1.4\n%%EOF\n' }), {
    times: 1,
  });
  await openPreview(page, 'Broken.pdf');
  await expect(previewOf(page, 'Broken.pdf').getByRole('alert')).toContainText('This file can’t be shown');
  await expect(previewOf(page, 'Broken.pdf').getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await axeFindings(page, alsoInside)).toEqual([]);
  await page.keyboard.press('Escape');

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
    await openPreview(page, 'Letter.docx');
    await expect(previewOf(page, 'Letter.docx').getByRole('alert')).toContainText(title);
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
  await openPreview(page, 'Site.png');
  await expect(insidePreview(page).locator('img')).toBeVisible();
  expect(
    await insidePreview(page)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
  ).toBe(1);
  expect(watched.messages).toEqual([]);
});
