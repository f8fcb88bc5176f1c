import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { after, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { paths } from '@handover/shared/contract';
import { EICAR } from '../../../testing/clamav/eicar.ts';
import { MEGABYTES, startClamd } from '../../../testing/clamav/start-clamd.ts';
import { storedFiles } from '../../../testing/database/stored-files.ts';
import { pdf, png } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer, registerCompany } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { serverProcesses } from '../../../testing/servers/server-process.ts';
import { letter, sample } from '../../../testing/storage/office-files.ts';
import { until } from '../../../testing/until.ts';

const clamd = await startClamd();
const SECONDS = 600;
let lines = '';
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines += chunk;
    done();
  },
});
const app = await buildTestApp(
  { clamd: { address: { path: clamd.path }, seconds: SECONDS }, logLevel: 'info' },
  { logTo },
);
const stored = () => storedFiles(join(app.config.dataDir, 'files'));
const owner = await signedIn(app);
const company = await registerCompany(owner);

const bytes = (content: Buffer) => new Blob([new Uint8Array(content)]);
const send = (content: Blob, name: string, person: Actor = owner, companyId = company) =>
  person.form('POST', '/api/files_of_company/', [
    ['company_id', companyId],
    ['files', [content, name]],
  ]);
const metric = async (name: string) => {
  const { body } = await anonymous(app).get('/metrics');
  return Number(body.split(`\n${name} `)[1]?.split('\n')[0]);
};
/** An upload is refused with this code, and nothing is stored. */
async function refused(code: string, status: number, call: () => Promise<{ status: number; body: unknown }>) {
  const before = stored();
  const { status: given, body } = await call();
  assert.deepEqual([given, (body as { code: string }).code], [status, code], JSON.stringify(body));
  await until('nothing is left of it', () => stored().length === before.length);
}
/** A pdf with a compressed stream. */
function packedPdf(text: string): Blob {
  const packed = deflateSync(text);
  const stream = `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`;
  return new Blob([
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n',
    stream,
    new Uint8Array(packed),
    '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ]);
}
const withEicar = (more = {}) =>
  letter({ 'word/document.xml': `<w:document><w:body>${EICAR}</w:body></w:document>`, ...more });

test('the start tells that the scanner answers, and the metrics too', async () => {
  await until('it is logged', () => /"version":"ClamAV [^"]+".*uploads are scanned/.test(lines));
  await until('the metrics tell it', async () => (await metric('handover_virus_scanner_up')) === 1);
});

test('files in which nothing is found are taken', async () => {
  for (const [content, name] of [
    [pdf(), 'a.pdf'],
    [packedPdf('BT (harmless) Tj ET'), 'packed.pdf'],
    [bytes(await letter()), 'a.docx'],
    [bytes(sample('memo.doc')), 'a.doc'],
    [bytes(sample('book.xls')), 'a.xls'],
  ] as const)
    assert.equal((await send(content, name)).status, 201, name);
  assert.ok((await metric('handover_virus_scans_total{outcome="clean"}')) >= 5);
});

test('a virus is found as it is, in a compressed stream, in a part of an Office document, and behind a picture', async () => {
  const picture = new Blob([await png(), EICAR]);
  for (const call of [
    () => send(pdf(EICAR), 'plain.pdf'),
    () => send(packedPdf(EICAR), 'packed.pdf'),
    async () => send(bytes(await withEicar()), 'a.docx'),
    () => owner.form('PATCH', `/api/users/${owner.user.id}/`, [['image', [picture, 'me.png']]]),
    () =>
      owner.form('POST', paths.backgroundImages, [
        ['sub_sector_id', 1],
        ['image', [picture, 'a.png']],
      ]),
  ])
    await refused('file.has_virus', 415, call);
  assert.equal(await metric('handover_virus_scans_total{outcome="found"}'), 5);
  assert.match(lines, /"level":40.*The virus scanner found Eicar-Test.*file\.has_virus/);
});

test('letters of intent and attachments of a deal are scanned as well', async () => {
  const buyer = await signedIn(app);
  const opportunity = await publishOffer(owner, { company_id: company });
  const deal = await startDeal(owner, buyer, opportunity);
  const file: FormPart = [pdf(EICAR), 'a.pdf'];
  const question: [string, FormPart][] = [
    ['deal_id', deal],
    ['subject', 'The lease'],
    ['question', 'How long does the lease of the workshop run?'],
    ['category', 'financial'],
    ['files', file],
  ];
  await refused('file.has_virus', 415, () =>
    buyer.form('POST', '/api/deal_loi_documents/', [
      ['deal_id', deal],
      ['file', file],
    ]),
  );
  await refused('file.has_virus', 415, () => buyer.form('POST', paths.questions, question));
});

test('people are told in their language, without the name of what was found', async () => {
  const form = new FormData();
  form.append('company_id', String(company));
  form.append('files', pdf(EICAR), 'a.pdf');
  const encoded = new Response(form);
  const { body } = await owner.call(
    'POST',
    '/api/files_of_company/',
    Buffer.from(await encoded.arrayBuffer()),
    {
      'content-type': encoded.headers.get('content-type') ?? '',
      'accept-language': 'fr',
    },
  );
  assert.match(body.detail, /^L’antivirus a détecté/);
  assert.doesNotMatch(JSON.stringify(body), /Eicar/i);
});

test('what is larger than the limits of the scanner is refused, and tells that', async () => {
  const large = (megabytes: number) => new Blob([pdf(), new Uint8Array(megabytes * 1_048_576)]);
  for (let run = 0; run < 3; run++)
    await refused('file.too_large_to_scan', 413, () => send(large(MEGABYTES.stream + 5), 'a.pdf'));
  assert.match(lines, /"level":50.*larger than the StreamMaxLength of clamd/);
  await refused('file.too_packed', 415, () => send(large(MEGABYTES.file + 0.5), 'a.pdf'));
});

test('while the scanner is away uploads are 503 and nothing is stored; it may come back', async () => {
  await clamd.kill();
  await refused('file.not_scanned', 503, () => send(pdf(), 'a.pdf'));
  const { headers } = await send(pdf(), 'a.pdf');
  assert.equal(headers['retry-after'], '30');
  assert.equal((await owner.get(`/api/files_of_company/?company_id=${company}`)).status, 200);
  assert.equal((await anonymous(app).get('/readyz')).status, 200);
  assert.equal(await metric('handover_virus_scanner_up'), 0);
  const without = await buildTestApp({ clamd: app.config.clamd, logLevel: 'info' }, { logTo });
  await until('a start without it is logged', () => lines.includes('the virus scanner does not answer'));
  assert.equal((await anonymous(without).get('/readyz')).status, 200);

  await clamd.start();
  assert.equal((await send(pdf(), 'a.pdf')).status, 201);
  await until('the metrics tell it', async () => (await metric('handover_virus_scanner_up')) === 1);
});

test('a scanner that does not answer in time is as one that is away', async () => {
  const hasty = await buildTestApp({ clamd: { address: { path: clamd.path }, seconds: 1 } });
  const person = await signedIn(hasty);
  const theirs = await registerCompany(person);
  clamd.pause();
  const { status, body, headers } = await send(pdf(), 'a.pdf', person, theirs);
  clamd.resume();
  assert.deepEqual([status, body.code, headers['retry-after']], [503, 'file.not_scanned', '30']);
  assert.deepEqual(storedFiles(join(hasty.config.dataDir, 'files')), []);
});

test('while 50 files wait for the scanner others are refused at once', async () => {
  clamd.pause();
  const before = stored().length;
  const uploads = Array.from({ length: 51 }, () => send(pdf(), 'a.pdf'));
  const refusal = await Promise.race(uploads);
  assert.deepEqual([refusal.status, refusal.body.code], [503, 'file.not_scanned']);
  clamd.resume();
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [...Array(50).fill(201), 503]);
  assert.equal(stored().length, before + 50);
});

test('several processes tell together whether it answers, and a scanner that hangs keeps no metrics back', async () => {
  const { start } = await serverProcesses({ WORKERS: '2', CLAMAV: `unix:${clamd.path}` });
  const { port, stop } = await start();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const says = async (value: number) => (await metrics()).includes(`\nhandover_virus_scanner_up ${value}\n`);
  await until('both say that it answers', () => says(1));
  clamd.pause();
  await until('both say that it does not', () => says(0));
  clamd.resume();
  await stop();
});

test('over TCP: a scanner that is killed while it reads a file', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const behind = connect({ path: clamd.path });
    socket.pipe(behind).pipe(socket);
    socket.on('error', () => behind.destroy());
    behind.on('error', () => socket.destroy());
  });
  after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const far = await buildTestApp({ clamd: { address: { host: '127.0.0.1', port }, seconds: SECONDS } });
  const person = await signedIn(far);
  const theirs = await registerCompany(person);
  assert.equal((await send(pdf(), 'a.pdf', person, theirs)).status, 201);
  assert.equal((await send(pdf(EICAR), 'a.pdf', person, theirs)).body.code, 'file.has_virus');

  clamd.pause();
  const before = connections;
  const upload = send(pdf(), 'a.pdf', person, theirs);
  await until('the file is sent', () => connections > before);
  await clamd.kill();
  assert.deepEqual([(await upload).status, (await upload).body.code], [503, 'file.not_scanned']);
  assert.equal(storedFiles(join(far.config.dataDir, 'files')).length, 1);
});
