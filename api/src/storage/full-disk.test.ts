import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { storedFiles } from '../../testing/database/stored-files.ts';
import { pdf } from '../../testing/documents/sample-files.ts';
import type { FormPart } from '../../testing/people/actor.ts';
import { signedUpAt } from '../../testing/people/remote-actor.ts';
import { serverProcesses } from '../../testing/servers/server-process.ts';

const MEGABYTE = 1_048_576;
/** Mounts a disk of three megabytes, visible only to the server. */
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const small =
  'cd "$DATA_DIR" && mkdir files && mount -t tmpfs -o size=3m,mode=700 tmpfs files && exec "$0" "$@"';
const by = ['unshare', ...asRoot, '--mount', 'sh', '-c', small, process.execPath];

function whyNot(): string | false {
  const tried = spawnSync('unshare', [...asRoot, '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], {
    encoding: 'utf8',
  });
  if (tried.status === 0) return false;
  return `this machine lets nobody mount: ${tried.error?.message ?? tried.stderr.trim()}`;
}

test('on a full disk an upload is 507 with a message and leaves no partial file; it succeeds once there is room', {
  skip: whyNot(),
}, async () => {
  const { start, dataDir, database } = await serverProcesses({}, by);
  const { port, child } = await start();
  const owner = await signedUpAt(`http://127.0.0.1:${port}`, (id) =>
    database.pool.query('update users set email_proven_at = now() where id = $1', [id]),
  );
  const company = await owner.form('POST', '/api/companies_for_profile/', [
    ['name', 'Atelier'],
    ['sectors', 1],
  ]);
  const url = '/api/files_of_company/';
  const send = (...megabytes: number[]) =>
    owner.form('POST', url, [
      ['company_id', company.body.id],
      ...megabytes.map((size): [string, FormPart] => [
        'files',
        [new Blob([pdf(), new Uint8Array(size * MEGABYTE)]), `${size}.pdf`],
      ]),
    ]);
  const rows = async () => (await owner.get(`${url}?company_id=${company.body.id}`)).body.results;
  const stored = () => storedFiles(join(`/proc/${child.pid}/root`, dataDir, 'files'));

  const first = await send(1);
  assert.equal(first.status, 201, JSON.stringify(first.body));
  for (const sizes of [[20], [0.5, 5], [0.5, 0.5, 0.5, 0.5]]) {
    const full = await send(...sizes);
    assert.equal(full.status, 507);
    assert.equal(full.body.code, 'storage.full');
    assert.equal((await rows()).length, 1);
    assert.equal(stored().length, 1);
  }

  assert.equal((await send(0.5)).status, 201);
  const [id] = first.body.files.map((file: { id: number }) => file.id);
  assert.equal((await owner.delete(`${url}${id}/`)).status, 204);
  assert.equal((await send(1.5)).status, 201);
  for (const file of await rows()) {
    const { status, raw } = await owner.get(file.url);
    assert.deepEqual([status, raw.length], [200, file.size]);
  }
});
