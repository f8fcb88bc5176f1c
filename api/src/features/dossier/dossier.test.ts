import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { fileReads } from '../../../db/schema/index.ts';
import { textOf } from '../../../testing/authorization/private-data.ts';
import { addAgreement, addClosingLines, sendFile } from '../../../testing/deals/closing.ts';
import { uploaded } from '../../../testing/deals/data-room.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { unzip } from '../../../testing/documents/zip.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { reachClosing, startDeal } from '../../../testing/people/deal.builder.ts';
import { listenInstances } from '../../../testing/servers/listen-instances.ts';
import { verifyDossier } from './verify-dossier.ts';

const { apps } = await listenInstances(1);
const [app] = apps as [FastifyInstance];
const folder = await mkdtemp(join(tmpdir(), 'dossier-'));
after(() => rm(folder, { recursive: true }));

/** A completed deal with a letter, documents, a question with a file, and a rival that had a deal, too. */
async function sale() {
  const seller = await signedIn(app, { lastName: 'Vasseur' });
  const buyer = await signedIn(app, { lastName: 'Quenelle' });
  const rival = await signedIn(app, { lastName: 'Rivarol' });
  const listing = await publishOffer(seller, { project_title: 'Bakery group / Brittany' });
  await uploaded(seller, 'opportunity_documents', listing, 'Lease.pdf');
  await uploaded(seller, 'opportunity_annual_accounts', listing, 'Accounts.pdf');
  const rivalDeal = await startDeal(seller, rival, listing);
  const deal = await startDeal(seller, buyer, listing);
  const url = `/api/deals/${deal}/`;
  const asked = await buyer.form('POST', '/api/questions_and_answers/', [
    ['deal_id', deal],
    ['question', 'How old is the oven?'],
    ['files', [pdf('photo'), 'oven.pdf']],
  ]);
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  await reachClosing(seller, buyer, deal);
  const { agreements } = await addAgreement(buyer, deal, 'SPA / shares', 'draft.pdf');
  const version = Number(agreements[0]?.versions[0]?.id);
  for (const side of [seller, buyer]) await side.post(paths.markVersion(version), { agreed: true });
  await sendFile(seller, paths.signedCopy(version), 'copy.pdf');
  const { lines } = await addClosingLines(seller, deal);
  await sendFile(seller, paths.closingLineFiles(Number(lines[0]?.id)), 'power.pdf');
  const declare = () =>
    seller.form('POST', `${url}complete/`, [
      ['final_price', 3_456_789],
      ['closed_on', marketDay(Date.now())],
      ['file', [pdf('signed'), 'signed "SPA".pdf']],
    ]);
  const confirm = () => buyer.post(`${url}answer_completion/`, { confirmed: true });
  return { seller, buyer, rival, deal, rivalDeal, url, declare, confirm };
}
async function completedSale() {
  const scene = await sale();
  assert.equal((await scene.declare()).status, 200);
  assert.equal((await scene.confirm()).status, 200);
  return scene;
}
const ask = (actor: Actor, deal: number, language = 'en') =>
  actor.call('POST', `/api/deals/${deal}/dossier/`, {}, { 'accept-language': language });
async function dossierOf(actor: Actor, deal: number, language?: string) {
  const { status, body } = await ask(actor, deal, language);
  assert.equal(status, 200, JSON.stringify(body));
  const zip = await anonymous(app).get(body.url);
  assert.equal(zip.status, 200);
  return zip;
}
const SHARED = [
  'Agreement of secrecy.pdf',
  'Agreements/1 SPA - shares, version 1.pdf',
  'Agreements/2 SPA - shares, version 1, signed copy.pdf',
  'Closing documents/1 power.pdf',
  'Data room/1 Annual accounts/1.1 Accounts.pdf',
  'Data room/2 Other documents/2.1 Lease.pdf',
  'Files of questions/1 oven.pdf',
  'Index of the data room.xlsx',
  'Letters of intent/1 letter.pdf',
  "Signed documents/1 signed 'SPA'.pdf",
  'manifest.json',
];

test('both sides keep timeline, letters, questions, index, signed document and data room; its owner the log, too', async () => {
  const { seller, buyer, deal } = await completedSale();
  const mine = await dossierOf(buyer, deal);
  assert.equal(mine.headers['content-type'], 'application/zip');
  assert.equal(Number(mine.headers['content-length']), mine.raw.length);
  assert.match(
    String(mine.headers['content-disposition']),
    /filename="Dossier - Bakery group - Brittany\.zip"/,
  );
  const names = [...unzip(mine.raw).keys()];
  const sheets = [
    'Closing list.xlsx',
    'Due-diligence list.xlsx',
    'Questions and answers.xlsx',
    'Timeline.xlsx',
  ];
  assert.deepEqual(names.toSorted(), [...SHARED, ...sheets].toSorted());
  const theirs = [...unzip((await dossierOf(seller, deal)).raw).keys()];
  assert.deepEqual(theirs.toSorted(), [...SHARED, ...sheets, 'Data room log.xlsx'].toSorted());
  const french = [...unzip((await dossierOf(buyer, deal, 'fr')).raw).keys()];
  assert.ok(french.includes('Lettres d’intention/1 letter.pdf'));
});

test('its manifest names each file with its hash, and the command verifies it', async () => {
  const { buyer, deal } = await completedSale();
  const { raw } = await dossierOf(buyer, deal);
  const path = join(folder, `${deal}.zip`);
  await writeFile(path, raw);
  assert.match(
    await verifyDossier(path),
    /is whole: 14 files of “Bakery group \/ Brittany”, for the buyer, made on/,
  );
  // The same files, one of them changed by a letter, one left out, one added.
  const zip = new ZipFile();
  for (const [name, content] of unzip(raw)) {
    if (name === 'Timeline.xlsx') continue;
    zip.addBuffer(Buffer.from(name.startsWith('Agreement') ? `${content} ` : content), name);
  }
  zip.addBuffer(Buffer.from('more'), 'Added.txt');
  zip.end();
  const changed = join(folder, `${deal}-changed.zip`);
  await writeFile(changed, await new Response(zip.outputStream as never).bytes());
  await assert.rejects(verifyDossier(changed), (error: Error) => {
    for (const line of [
      'Agreement of secrecy.pdf is not as it was written',
      'Timeline.xlsx is missing',
      'Added.txt was added',
    ])
      assert.ok(error.message.includes(line), error.message);
    return true;
  });
});

test('each stored file is logged as downloaded', async () => {
  const { buyer, deal } = await completedSale();
  const reads = () => app.db.$count(fileReads, eq(fileReads.userId, buyer.user.id));
  const before = await reads();
  await dossierOf(buyer, deal);
  assert.equal((await reads()) - before, 8);
});

test('there is none before the completion, for a rival, a stranger, staff or a second time', async () => {
  const scene = await sale();
  const staff = await signedIn(app, { isStaff: true });
  const refusal = async (actor: Actor, deal = scene.deal) => {
    const { status, body } = await ask(actor, deal);
    return `${status} ${body.code}`;
  };
  assert.equal(await refusal(scene.buyer), '409 deal.wrong_status');
  await scene.declare();
  assert.equal(await refusal(scene.seller), '409 deal.wrong_status');
  await scene.confirm();
  assert.equal(await refusal(scene.rival), '404 deal.not_found');
  assert.equal(await refusal(scene.rival, scene.rivalDeal), '409 deal.wrong_status');
  assert.equal(await refusal(await signedIn(app)), '404 deal.not_found');
  assert.equal(await refusal(staff), '403 deal.staff_read_only');
  assert.equal((await ask(anonymous(app), scene.deal)).status, 401);
  const { body } = await ask(scene.buyer, scene.deal);
  assert.equal((await anonymous(app).get(body.url)).status, 200);
  assert.equal((await anonymous(app).get(body.url)).body.code, 'file.not_found');
});

/** The text of all files, of sheets and letters, too. */
async function wholeText(raw: Buffer): Promise<string> {
  const zip = await fromBufferPromise(raw, { lazyEntries: true });
  const texts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    texts.push(entry.fileName, textOf(Buffer.concat(chunks)));
  }
  return texts.join('\n');
}

test('neither dossier tells of the rival', async () => {
  const { seller, buyer, rival, deal } = await completedSale();
  for (const person of [seller, buyer]) {
    const text = await wholeText((await dossierOf(person, deal)).raw);
    assert.ok(text.includes('How old is the oven?'));
    for (const secret of ['Rivarol', rival.user.email]) assert.ok(!text.includes(secret), secret);
  }
});
