import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { paths } from '@handover/shared/contract';
import { readPdf } from '../../../testing/documents/read-pdf.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { inPage, locked, pdfWith, replaced, updated, written } from '../../../testing/storage/pdf-files.ts';
import { until } from '../../../testing/until.ts';
import { checkStructure } from '../../storage/structure/check-structure.ts';
import { HOUSE_VERSION } from './index.ts';

const app = await buildTestApp();
const ASKER = { network: '192.0.2.0/24', account: 'reader' };

/** A document of so many pages, of this width, by which it is known again. */
const ownPdf = (width: number, pages = 2) =>
  pdfWith((document) => {
    document.removePage(0);
    for (let page = 0; page < pages; page += 1) document.addPage([width, 500]);
  });

/** Every object of a file as text, with what its strings say and what its streams hold. */
async function everythingIn(content: Buffer) {
  const { context } = await PDFDocument.load(content, { updateMetadata: false });
  const said = (object: unknown): string => {
    if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
    if (object instanceof PDFArray) return object.asArray().map(said).join(' ');
    if (object instanceof PDFDict)
      return object
        .entries()
        .map(([key, value]) => `${key} ${said(value)}`)
        .join(' ');
    if (!(object instanceof PDFRawStream)) return String(object);
    return `${said(object.dict)} ${Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')}`;
  };
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => said(object))
    .join('\n');
}

async function listing() {
  const [owner, buyer] = [await signedIn(app), await signedIn(app)];
  return { owner, buyer, id: await publishOffer(owner) };
}
const send = (owner: Actor, id: number, content: Buffer | Blob, name = 'secrecy.pdf') =>
  owner.form('POST', paths.ownAgreement(id), [['file', [new Blob([content as Blob]), name]]]);
const today = async (buyer: Actor, id: number) => (await buyer.get(paths.agreementText(id))).body;
const ask = (buyer: Actor, id: number, version?: string) =>
  buyer.post(paths.requestAccess(id), { nda_accepted: true, nda_version: version, language: 'en' });
const widthsOf = async (content: Buffer) =>
  (await PDFDocument.load(content)).getPages().map((page) => Math.round(page.getWidth()));
const A4 = 595;

test('who asks for access reads the PDF of the owner, and what both download has its pages and who signed', async () => {
  const { owner, buyer, id } = await listing();
  const { status, body } = await send(owner, id, await ownPdf(300));
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.own.version, body.own.text, body.own.file.pages], [1, '', 2]);
  const { version, file } = await today(buyer, id);
  assert.deepEqual([version, file.name], ['own.1', 'secrecy.pdf']);
  const read = await buyer.get(file.url);
  assert.deepEqual([read.status, read.headers['content-type']], [200, 'application/pdf']);
  assert.deepEqual(await widthsOf(read.raw), [300, 300]);
  assert.equal(createHash('sha256').update(read.raw).digest('hex'), file.sha256);

  const request = await ask(buyer, id, version);
  assert.equal(request.status, 201, JSON.stringify(request.body));
  for (const reader of [buyer, owner]) {
    const { raw } = await reader.get(paths.agreement(request.body.id));
    assert.deepEqual(await widthsOf(raw), [300, 300, A4]);
    const sheet = readPdf(raw).replace(/\s+/g, ' ');
    for (const words of [
      'own document, version 1',
      'Signed file secrecy.pdf',
      'Number of pages 2',
      'Signed by',
      'From the address',
      'Page 3 of 3',
    ])
      assert.ok(sheet.includes(words), `${words} in ${sheet}`);
    assert.ok(sheet.replaceAll(' ', '').includes(file.sha256), sheet);
    assert.equal(await checkStructure(() => raw, 'pdf', ASKER), null);
  }
});

test('a page that knows of texts alone says that it is a PDF, in its language', async () => {
  const { owner, buyer, id } = await listing();
  await send(owner, id, await ownPdf(300));
  for (const [language, words] of [
    ['en', /^The agreement is a PDF of the owner: secrecy.pdf \(number of pages: 2\)/],
    ['fr', /^L’accord est un PDF du propriétaire : secrecy.pdf/],
  ] as const) {
    const { clauses } = (await buyer.get(`${paths.agreementText(id)}?language=${language}`)).body;
    assert.equal(clauses.length, 1);
    assert.match(clauses[0].text, words);
  }
});

test('another file, a text and that of the marketplace leave each signature with what it signed', async () => {
  const { owner, id } = await listing();
  const buyers = [
    await signedIn(app),
    await signedIn(app),
    await signedIn(app),
    await signedIn(app),
  ] as const;
  const requests = [];
  for (const [at, choose] of [
    async () => send(owner, id, await ownPdf(301)),
    async () => send(owner, id, await ownPdf(302)),
    async () =>
      owner.post(paths.ownAgreement(id), { text: 'What is shown of the mill is kept secret. '.repeat(3) }),
    async () => owner.delete(paths.ownAgreement(id)),
  ].entries()) {
    const before = (await today(owner, id)).version;
    assert.ok((await choose()).status < 300);
    const buyer = buyers[at] as Actor;
    assert.equal((await ask(buyer, id, before)).body.code, 'access_request.agreement_changed');
    requests.push({ buyer, id: (await ask(buyer, id)).body.id });
  }
  assert.equal((await today(owner, id)).version, HOUSE_VERSION);
  assert.equal((await owner.get(paths.agreementFile(id))).body.code, 'access_request.agreement_changed');
  for (const [at, widths] of [[301, 301, A4], [302, 302, A4], [A4], [A4]].entries()) {
    const { buyer, id: request } = requests[at] as (typeof requests)[number];
    for (const reader of [buyer, owner])
      assert.deepEqual(
        (await widthsOf((await reader.get(paths.agreement(request))).raw)).slice(0, widths.length),
        widths,
      );
  }
});

test('the file that is shown names no author, and has nothing of its earlier versions', async () => {
  const { owner, buyer, id } = await listing();
  const noted = await pdfWith((document) => {
    const { context, catalog } = document;
    const note = (words: string) => context.register(context.flateStream(`<x>${words}</x>`));
    document.setAuthor('Claire Fontaine');
    catalog.set(PDFName.of('Metadata'), note('Claire of the document'));
    inPage('Metadata', note('Claire of the page') as never)(document);
    inPage('PieceInfo', { Writer: { Private: note('Claire of the program') } })(document);
    inPage('Contents', note('What is kept') as never)(document);
  }, true);
  const sent = updated(updated(noted, 60, '(An earlier price)'), 61, '<</Old 60 0 R>>');
  const words = ['Claire', 'An earlier price', '/XRef'];
  for (const each of [...words, 'What is kept']) assert.match(await everythingIn(sent), new RegExp(each));
  const { status, body } = await send(owner, id, sent);
  assert.equal(status, 200, JSON.stringify(body));
  const { raw } = await buyer.get((await today(buyer, id)).file.url);
  const all = await everythingIn(raw);
  for (const each of words) assert.ok(!all.includes(each), all);
  assert.match(all, /What is kept/);
});

/** Two catalogs of one number, of which the table names the first: who parses it from start to end takes the last. */
async function twoCatalogs() {
  const content = (await ownPdf(300)).toString('latin1');
  const root = Number(/\/Root (\d+) 0 R/.exec(content)?.[1]);
  const pages = /\/Pages (\d+ 0 R)/.exec(content)?.[1];
  const second = `${root} 0 obj\n<</Type/Catalog/Pages ${pages}/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>\nendobj\n`;
  const table = content.lastIndexOf('xref\n', content.lastIndexOf('startxref') - 1);
  return Buffer.from(
    (content.slice(0, table) + second + content.slice(table)).replace(
      /startxref\s+\d+/,
      `startxref\n${table + second.length}`,
    ),
    'latin1',
  );
}

const protectedPdf = await pdfWith(locked(''));
const uncounted = replaced(written(''), '/Count 1', '');
const unreadable = written('4 0 obj<</Broken [ >>endobj\n');
for (const [what, name, content, status, place] of [
  ['of another kind', 'secrecy.docx', Buffer.from('PK'), 400, 'file'],
  ['that is no PDF', 'secrecy.pdf', Buffer.from('Keep it secret'), 415, 'detail'],
  ['that is empty', 'secrecy.pdf', Buffer.from(''), 400, 'file'],
  ['that asks for a password', 'secrecy.pdf', await pdfWith(locked('secret')), 415, 'detail'],
  ['that is protected against changes', 'secrecy.pdf', protectedPdf, 400, 'file'],
  ['whose script no table names', 'secrecy.pdf', await twoCatalogs(), 415, 'detail'],
  ['to which no page can be added', 'secrecy.pdf', uncounted, 400, 'file'],
  ['with an object that is damaged', 'secrecy.pdf', unreadable, 400, 'file'],
] as const)
  test(`a file is refused, and nothing of it stays: one ${what}`, async () => {
    const { owner, id } = await listing();
    const before = await stored();
    const { status: answer, body } = await send(owner, id, content, name);
    assert.deepEqual([answer, Object.keys(body)[0]], [status, place], JSON.stringify(body));
    assert.equal((await owner.get(paths.ownAgreement(id))).body.own, null);
    await until('nothing is left', async () => (await stored()) === before);
  });

async function stored() {
  let count = 0;
  for await (const _file of app.storage.list()) count += 1;
  return count;
}

test('a file beside a text, and nothing at all, are refused at their field', async () => {
  const { owner, id } = await listing();
  const both = await owner.form('POST', paths.ownAgreement(id), [
    ['text', 'What is shown of the mill is kept secret. '.repeat(3)],
    ['file', [pdf(), 'secrecy.pdf']],
  ]);
  assert.deepEqual([both.status, Object.keys(both.body)[0]], [400, 'file']);
  const none = await owner.post(paths.ownAgreement(id), {});
  assert.deepEqual([none.status, Object.keys(none.body)[0]], [400, 'text']);
});

test('a file that was signed goes only with a listing that was never in a deal, one that was not with the next choice', async () => {
  const { owner, buyer, id } = await listing();
  const before = await stored();
  await send(owner, id, await ownPdf(300));
  await until('one file stays of the upload', async () => (await stored()) === before + 1);
  await ask(buyer, id);
  await send(owner, id, await ownPdf(301));
  await until('both stay', async () => (await stored()) === before + 2);
  assert.equal((await send(owner, id, await ownPdf(302))).body.own.version, 3);
  await until('what nobody signed goes', async () => (await stored()) === before + 2);
  const { rows } = await app.db.execute(
    `select version from own_agreements where opportunity_id = ${id} order by version`,
  );
  assert.deepEqual(rows, [{ version: 1 }, { version: 3 }]);
  assert.equal((await owner.delete(paths.opportunity(id))).status, 204);
  await until('none is left', async () => (await stored()) === before);
});
