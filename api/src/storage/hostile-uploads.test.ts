import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { pdf, png } from '../../testing/documents/sample-files.ts';
import { zip } from '../../testing/documents/zip.ts';
import { letter, old, sample, types } from '../../testing/storage/office-files.ts';
import { basicProject } from '../../testing/storage/old-files.ts';
import { storingApps } from '../../testing/storage/storing-app.ts';
import { until } from '../../testing/until.ts';

const [on] = await storingApps();
assert.ok(on);
const { app, origin, stored, uploads } = on;

type Part = [field: string, content: Blob | string, name?: string];
async function send(...parts: Part[]) {
  const form = new FormData();
  for (const [field, content, name] of parts)
    if (content instanceof Blob) form.append(field, content, name);
    else form.append(field, content);
  const response = await fetch(`${origin}/files/`, { method: 'POST', body: form });
  const body = (await response.json().catch(() => null)) as Record<string, unknown>;
  return { status: response.status, body };
}
async function refused(status: number, ...parts: Part[]) {
  const response = await send(...parts);
  assert.equal(response.status, status, JSON.stringify(response.body));
  for (const text of [Object.values(response.body)[0] ?? []].flat()) assert.equal(typeof text, 'string');
  await until('nothing is left in the storage', () => stored().length === 0);
}
async function taken(...parts: Part[]) {
  const response = await send(...parts);
  assert.equal(response.status, 200, JSON.stringify(response.body));
  const [upload] = uploads();
  assert.ok(upload);
  await app.storage.remove(upload.storageKey);
  return upload;
}
const good: Part = ['documents', pdf(), 'good.pdf'];

const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
const word = async (more: Record<string, string | Buffer> = {}) => blob(await letter(more));
const file = (name: string) => blob(sample(name));
const macrosIn = (name: string) => old(name, basicProject('Macros', 'Shell "a"'));

test('Office documents are accepted, each only with its own extension', async () => {
  assert.equal((await taken(['documents', await word(), 'a.docx'])).extension, 'docx');
  assert.equal((await taken(['documents', file('memo.doc'), 'a.doc'])).extension, 'doc');
  assert.equal((await taken(['documents', file('book.xls'), 'a.xls'])).extension, 'xls');
  await refused(415, ['documents', await word(), 'a.xlsx']);
  await refused(415, ['documents', file('book.xls'), 'a.doc']);
  await refused(415, ['documents', zip({ 'a.txt': 'a' }), 'a.docx']);
});

test('macros are found under any name, and by the content type of a renamed document', async () => {
  const macros = macrosIn('memo.doc');
  const type = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  await refused(415, ['documents', await word({ 'word/vbaProject.bin': macros }), 'a.docx']);
  await refused(415, ['documents', await word({ 'word/A.PNG': macros }), 'a.docx']);
  const renamed = await word({ '[Content_Types].xml': types(['/word/document.xml', type]) });
  await refused(415, ['documents', renamed, 'a.docx']);
  await refused(415, ['documents', blob(macros), 'a.doc']);
  await refused(415, ['documents', blob(macrosIn('book.xls')), 'a.xls']);
});

test('a password-protected document is refused, with any extension', async () => {
  const locked = new Blob([new Uint8Array(old('memo.doc', { '/EncryptedPackage': Buffer.alloc(9) }))]);
  for (const name of ['a.docx', 'a.xlsx', 'a.doc', 'a.xls']) await refused(415, ['documents', locked, name]);
});

test('polyglot files are refused, or re-encoded as one type', async () => {
  await refused(415, ['documents', new Blob(['<html><script>1</script>', pdf()]), 'a.pdf']);
  await refused(415, ['documents', new Blob(['MZ\x90\0', pdf()]), 'a.pdf']);
  await refused(415, ['image', new Blob(['GIF89a', await png()]), 'a.png']);
  const script = '<script>alert(1)</script>';
  const part: Part = ['image', new Blob([await png(), script]), 'a.png'];
  await send(part);
  const [upload] = uploads();
  const bytes: Buffer[] = [];
  for await (const chunk of await app.storage.read(upload?.storageKey ?? '')) bytes.push(chunk);
  assert.equal(Buffer.concat(bytes).includes(script), false);
  await app.storage.remove(upload?.storageKey ?? '');
});

test('of several files the refusal names the one that is refused, and what was found', async () => {
  const half = new Blob([(await pdf().text()).slice(0, 100)]);
  const { body } = await send(good, ['documents', half, 'bilan 2024.pdf'], ['documents', pdf(), 'last.pdf']);
  assert.equal(body.code, 'file.cut_off');
  assert.deepEqual(body.params, { name: 'bilan 2024.pdf' });
  assert.match(String(body.detail), /^“bilan 2024.pdf” is cut off.*Download it once more/);
  const empty = await send(good, ['documents', new Blob([]), 'nothing.pdf']);
  assert.deepEqual(empty.body.documents, ['“nothing.pdf” is empty.']);
});

test('a zip bomb is not unpacked', async () => {
  const bomb = zip({ '[Content_Types].xml': Buffer.alloc(300 * 1_048_576) });
  const before = process.memoryUsage().rss;
  await refused(415, ['documents', bomb, 'a.docx']);
  assert.ok(process.memoryUsage().rss - before < 150 * 1_048_576);
});

test('forms that are too large, or name records of others, are refused completely', async () => {
  const many = Array.from({ length: 1000 }, (_, i): Part => [`field${i}`, 'x']);
  await refused(413, good, ...many);
  for (const name of ['__proto__', 'constructor', 'toString']) {
    await refused(400, good, [name, 'x']);
    await refused(400, good, [name, pdf(), 'a.pdf']);
  }
  await refused(400, good, ['elsewhere', pdf(), 'a.pdf']);
  await refused(400, good, ['note', 'x'.repeat(300_001)]);
  await refused(400, good, ['note', new Blob(['{"a":'], { type: 'application/json' })]);
  assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
});

test('a client that sends the whole body before reading gets the response', async () => {
  const head = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="documents"; filename="${name}"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head('page.exe')}<html>\r\n${head('a.pdf')}%PDF-1.4\n`),
    Buffer.alloc(20_000_000, 'x'),
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(
    `POST /files/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(body, resolve));
  const [response] = await once(socket, 'data');
  socket.destroy();
  assert.match(String(response), /^HTTP\/1.1 400 /);
  await refused(400, ['documents', pdf(), 'a.exe']);
});

test('file names lose paths, control and bidirectional characters, and are cut; the extension is kept', async () => {
  const named = async (name: string) => (await taken(['documents', pdf(), name])).name;
  assert.equal(await named('C:\\Users\\me\\accounts.pdf'), 'accounts.pdf');
  assert.equal(await named('../../../etc/accounts.pdf'), 'accounts.pdf');
  assert.equal(await named('invoice\u202efdp.exe.pdf'), 'invoicefdp.exe.pdf');
  assert.equal(await named('a\u0000b\u0007c<d>|e*.pdf'), 'abcde.pdf');
  assert.equal(await named('Bilan définitif 2025 – été.pdf'), 'Bilan définitif 2025 – été.pdf');
  const long = await named(`${'é'.repeat(300)}.pdf`);
  assert.ok(long.length <= 200 && long.endsWith('.pdf'), long);
  await refused(400, ['documents', pdf(), 'no-extension']);
  await refused(400, ['documents', pdf(), 'accounts.pdf.exe']);
});
