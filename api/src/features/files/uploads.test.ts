import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import { stored, uploaded } from '../../../testing/deals/data-room.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type FormPart, signedIn } from '../../../testing/people/actor.ts';
import { registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const companyId = await registerCompany(owner);
const url = '/api/files_of_company/';
const count = async () => (await owner.get(`${url}?company_id=${companyId}`)).body.count;
const send = (parts: [Blob, string][]) =>
  owner.form('POST', url, [
    ['company_id', companyId],
    ...parts.map((part): [string, FormPart] => ['files', part]),
  ]);
const refused = async (status: number, parts: [Blob, string][]) => {
  const response = await send(parts);
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert.deepEqual([await count(), (await stored(app)).length], [0, 0]);
};
const macros = new Blob([Buffer.from('504b0304', 'hex'), 'xl/vbaProject.bin']);

test('a refused upload leaves no row and no bytes, also of its valid files', async () => {
  await refused(415, [
    [pdf(), 'good.pdf'],
    [new Blob(['<html>']), 'page.pdf'],
  ]);
  await refused(415, [[macros, 'book.xlsx']]);
  await refused(400, [[pdf(), 'tool.exe']]);
  await refused(400, [[new Blob([]), 'empty.pdf']]);
});

test('at most 20 files per upload', async () => {
  const many = (length: number) => Array.from({ length }, (_, i): [Blob, string] => [pdf(), `${i}.pdf`]);
  await refused(400, many(21));
  const { status, body } = await send(many(20));
  assert.equal(status, 201);
  const file_ids = body.files.map((file: { id: number }) => file.id);
  assert.equal(
    (await owner.post(`${url}delete_chosen_files/`, { file_ids, company_id: companyId })).status,
    200,
  );
  assert.deepEqual([await count(), (await stored(app)).length], [0, 0]);
});

test('an aborted upload leaves nothing', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const part = (rest: string) => `--b\r\nContent-Disposition: form-data; name=${rest}\r\n`;
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n`,
  );
  socket.write(`${part('"company_id"')}\r\n${companyId}\r\n`);
  socket.write(`${part('"files"; filename="a.pdf"')}\r\n${await pdf().text()}\r\n`);
  socket.write(`${part('"files"; filename="b.pdf"')}\r\n%PDF-1.4\n${'x'.repeat(200_000)}`);
  await until('both files lie in the storage', async () => (await stored(app)).length === 2);
  socket.destroy();
  await until('both are removed', async () => (await stored(app)).length === 0);
  assert.equal(await count(), 0);
});

test('file names lose paths and bidirectional characters', async () => {
  await uploaded(owner, 'files_of_company', companyId, '../../etc/passwd\u202e.pdf');
  const [file] = (await owner.get(`${url}?company_id=${companyId}`)).body.results;
  assert.equal(file.name, 'passwd.pdf');
});
