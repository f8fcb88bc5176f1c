import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degrees } from '@cantoo/pdf-lib';
import { locked, pdfWith, written } from '../../../testing/storage/pdf-files.ts';
import { until } from '../../../testing/until.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { watermarkSheet } from '../../http/pdf/watermark-sheet.ts';
import { canBeMarked, markPdf } from './mark-pdf.ts';

const ASKER = { account: 'reader', network: 'reader' };
const sheet = await watermarkSheet({
  reader: 'Zoé Łukasiewicz',
  day: '2026-11-30',
  deal: 'A bakery group in Brittany with a title that takes more than one line of the mark',
  language: 'fr',
});

const marking = (content: Buffer) => markPdf(async () => content, sheet, ASKER);

/** Where each text of the pages begins and how it is turned, in degrees, as a page is shown. */
async function textsOf(content: Buffer) {
  const { getDocument, Util } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a, b, , , x, y] = Util.transform(transform, item.transform) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const angle = Math.round((-Math.atan2(b, a) * 180) / Math.PI);
      const length = item.width;
      const end = [x + length * Math.cos(Math.atan2(b, a)), y + length * Math.sin(Math.atan2(b, a))];
      const isInside =
        [x, end[0]].every((each) => Number(each) >= 0 && Number(each) <= width) &&
        [y, end[1]].every((each) => Number(each) >= 0 && Number(each) <= height);
      return [{ text: item.str, angle, isInside }];
    });
    pages.push({ expected: Math.round((Math.atan2(height, width) * 180) / Math.PI), texts });
  }
  await task.destroy();
  return pages;
}

test('marks go upwards along the diagonal of what is shown, whichever way and size a page has', async () => {
  const content = await pdfWith((document) => {
    for (const [width, height, turned] of [
      [842, 595, 0],
      [595, 842, 90],
      [595, 842, 180],
      [1684, 400, 270],
    ] as const)
      document.addPage([width, height]).setRotation(degrees(turned));
    document.addPage([900, 900]).setCropBox(200, 300, 400, 500);
  });
  const marked = await marking(content);
  assert.ok(marked);
  const pages = await textsOf(marked);
  assert.equal(pages.length, 6);
  for (const { expected, texts } of pages) {
    assert.equal(texts.filter(({ text }) => text === 'Zoé Łukasiewicz').length, 3, JSON.stringify(texts));
    assert.equal(texts.filter(({ text }) => text === '30 novembre 2026 (UTC)').length, 3);
    for (const { text, angle, isInside } of texts) {
      assert.ok(Math.abs(angle - expected) <= 1, `${text}: ${angle}, not ${expected}`);
      assert.ok(isInside, `${text} on a page turned to ${expected}`);
    }
  }
});

test('what a page has stays, and a mark adds little', async () => {
  const content = await pdfWith((document) => document.getPage(0).drawText('The lease runs until 2031'));
  const marked = await marking(content);
  assert.ok(marked && marked.length < content.length + 40_000, String(marked?.length));
  assert.ok((await textsOf(marked))[0]?.texts.some(({ text }) => text === 'The lease runs until 2031'));
});

test('what is protected or damaged can not be marked', async () => {
  const damaged = Buffer.from('%PDF-1.7\nnothing\n%%EOF');
  for (const content of [await pdfWith(locked('')), await pdfWith(locked('secret')), damaged]) {
    assert.equal(await marking(content), null);
    assert.equal(await canBeMarked(content, ASKER), false);
  }
  for (const content of [await pdfWith(), written('')]) {
    assert.ok(await marking(content));
    assert.equal(await canBeMarked(content, ASKER), true);
  }
});

test('a pdf is read when its turn has come, so that those that wait take no memory', async () => {
  const content = await pdfWith();
  const begun: string[] = [];
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const marked = ['first', 'second'].map((name) =>
    markPdf(
      async () => {
        begun.push(name);
        await opened;
        return content;
      },
      sheet,
      ASKER,
    ),
  );
  await until('the first is read', () => begun.length > 0);
  assert.deepEqual(begun, ['first']);
  gate.open?.();
  for (const each of await Promise.all(marked)) assert.ok(each);
});

test('a file that is lost, or late, is not taken for one that can not be marked', async (context) => {
  const lost = async () => {
    throw new DomainError('file.lost');
  };
  await assert.rejects(markPdf(lost, sheet, ASKER), { code: 'file.lost' });
  context.mock.method(AbortSignal, 'timeout', () => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  await assert.rejects(marking(await pdfWith()), { code: 'server.busy' });
  assert.equal(await canBeMarked(await pdfWith(locked('')), ASKER), true);
});
