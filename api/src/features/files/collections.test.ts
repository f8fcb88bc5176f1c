import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILE_COLLECTIONS } from '@handover/shared/contract';
import { openRoom, send, stored, uploaded } from '../../../testing/deals/data-room.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const ID_MAX = Number.MAX_SAFE_INTEGER;

const app = await buildTestApp();
const OWNERS = {
  company: async () => {
    const owner = await signedIn(app);
    return { owner, id: await registerCompany(owner), other: await registerCompany(owner) };
  },
  opportunity: async () => {
    const owner = await signedIn(app);
    return { owner, id: await offerCompany(owner), other: await offerCompany(owner) };
  },
  deal_opportunity: async () => {
    const room = await openRoom(app);
    const second = await openRoom(app, room.listing, room.seller);
    return { owner: room.seller, id: room.roomId, other: second.roomId };
  },
};

for (const [name, collection] of Object.entries(FILE_COLLECTIONS)) {
  const isLedger = collection.kind === 'general_ledger';
  const field = collection.owner === 'company' ? 'company_id' : 'opportunity_id';
  const list = (id: number, query = '') => `/api/${name}/?${field}=${id}${query}`;

  test(`${name}: the owner uploads, lists, reads and deletes; it is 404 for others`, async () => {
    const { owner, id } = await OWNERS[collection.owner]();
    const stranger = await signedIn(app);
    const [fileId] = await uploaded(owner, name, id, 'Bilan été.pdf');
    const { status, body } = await owner.get(list(id));
    assert.equal(status, 200);
    assert.deepEqual([body.count, body.results[0].id, body.results[0].name], [1, fileId, 'Bilan été.pdf']);
    const file = await owner.get(body.results[0].url);
    assert.equal(file.status, 200);
    assert.equal(file.raw.toString(), await pdf('Bilan été.pdf').text());
    assert.equal(
      file.headers['content-disposition'],
      `attachment; filename="Bilan _t_.pdf"; filename*=UTF-8''Bilan%20%C3%A9t%C3%A9.pdf`,
    );
    assert.equal(file.headers['content-type'], 'application/pdf');
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.equal(Number(file.headers['content-length']), body.results[0].size);

    const one = `/api/${name}/${fileId}/`;
    for (const url of [list(id), body.results[0].url]) {
      assert.equal((await stranger.get(url)).status, 404, url);
      assert.equal((await anonymous(app).get(url)).status, 401, url);
    }
    assert.equal((await stranger.delete(one)).status, 404);
    assert.equal((await anonymous(app).delete(one)).status, 401);
    assert.equal((await send(stranger, name, id, 'theirs.pdf')).status, 404);
    assert.equal((await owner.get(list(id))).body.count, 1);

    assert.equal((await owner.delete(one)).status, 204);
    assert.equal((await owner.delete(one)).status, 404);
    assert.equal((await owner.get(list(id))).body.count, 0);
    assert.equal((await owner.get(body.results[0].url)).status, 404);
  });

  test(`${name}: a file is deleted only through its own collection`, async () => {
    const { owner, id } = await OWNERS[collection.owner]();
    const [fileId] = await uploaded(owner, name, id, 'a.pdf');
    for (const other of Object.keys(FILE_COLLECTIONS).filter((each) => each !== name))
      assert.equal((await owner.delete(`/api/${other}/${fileId}/`)).status, 404, other);
    assert.equal((await owner.get(list(id))).body.count, 1);
  });

  if (isLedger)
    test(`${name}: there is only one, also after two concurrent uploads`, async () => {
      const { owner, id } = await OWNERS[collection.owner]();
      const before = (await stored(app)).length;
      const responses = await Promise.all(['one.pdf', 'two.pdf'].map((file) => send(owner, name, id, file)));
      assert.deepEqual(responses.map((response) => response.status).sort(), [201, 409]);
      assert.equal((await send(owner, name, id, 'third.pdf')).status, 409);
      assert.equal((await stored(app)).length, before + 1);
      const [ledger] = (await owner.get(list(id))).body.results;
      assert.equal((await owner.delete(`/api/${name}/${ledger.id}/`)).status, 204);
      assert.equal((await send(owner, name, id, 'new.pdf')).status, 201);
    });
  else
    test(`${name}: several are deleted in one call, all or none; the list is searched, sorted and paged`, async () => {
      const { owner, id, other } = await OWNERS[collection.owner]();
      const choose = (ids: unknown, ownerId = id) =>
        owner.post(`/api/${name}/delete_chosen_files/`, { file_ids: ids, [field]: ownerId });
      const [a, b, c] = await uploaded(owner, name, id, 'a.pdf', 'b.pdf', 'c 100%.pdf');
      const [foreign] = await uploaded(owner, name, other, 'd.pdf');
      assert.equal((await choose([a, foreign])).status, 404);
      assert.equal((await choose([a, ID_MAX])).status, 404);
      assert.equal((await choose([a, ID_MAX + 1])).status, 400);
      assert.equal((await choose([a], other)).status, 404);
      assert.equal((await choose(['x'])).status, 400);
      const names = async (query: string) =>
        (await owner.get(list(id, query))).body.results.map((file: { name: string }) => file.name);
      assert.deepEqual(await names('&ordering=name'), ['a.pdf', 'b.pdf', 'c 100%.pdf']);
      assert.deepEqual(await names('&ordering=-name&page_size=1&page=2'), ['b.pdf']);
      assert.deepEqual(await names('&name=C%20100%25'), ['c 100%.pdf']);
      assert.equal((await owner.get(list(id, '&ordering=storage_key'))).status, 400);
      assert.deepEqual((await choose([])).body, { deleted: [] });
      assert.deepEqual((await choose([a, c, a])).body, { deleted: [a, c] });
      assert.deepEqual(
        (await owner.get(list(id))).body.results.map((file: { id: number }) => file.id),
        [b],
      );
      assert.equal((await owner.get(list(other))).body.count, 1);
    });
}

test('a missing field is reported by its name', async () => {
  const owner = await signedIn(app);
  const id = await registerCompany(owner);
  assert.ok((await send(owner, 'files_of_company', id)).body.files);
  assert.ok((await send(owner, 'general_ledgers', id)).body.file);
  assert.ok((await owner.get('/api/files_of_company/')).body.company_id);
  assert.ok((await owner.get('/api/opportunity_documents/?opportunity_id=x')).body.opportunity_id);
  assert.equal((await owner.get('/api/files_of_company/?company_id=99999')).status, 404);
  assert.equal((await owner.get('/api/deal_opportunity_documents/?opportunity_id=99999')).status, 404);
});
