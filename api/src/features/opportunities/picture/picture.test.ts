import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { opportunityPicture } from '@handover/shared/contract/hosting';
import sharp from 'sharp';
import { png } from '../../../../testing/documents/sample-files.ts';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishMandate, publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const visitor = anonymous(app);
const offer = await publishOffer(owner, { project_title: 'Bakery group in Brittany', sectors: 1, region: 3 });

const read = (id: number, lang = 'en', by = visitor) => by.get(`${opportunityPicture(id)}?lang=${lang}`);
const shown = async (id: number, lang = 'en') => hash('sha1', (await read(id, lang)).raw);
const keys = async () => {
  const list: string[] = [];
  for await (const { storageKey } of app.storage.list())
    if (storageKey.startsWith('pictures/')) list.push(storageKey);
  return list;
};

test('everyone gets the same picture of a published listing, which is made once for a language', async () => {
  const before = (await keys()).length;
  const first = await read(offer);
  assert.equal(first.status, 200);
  assert.equal(first.headers['content-type'], 'image/jpeg');
  assert.equal(first.headers['cache-control'], 'public, max-age=3600');
  const { format, width, height } = await sharp(first.raw).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
  for (const by of [visitor, owner]) assert.ok((await read(offer, 'en', by)).raw.equals(first.raw));
  assert.equal((await keys()).length, before + 1);
  assert.notEqual(await shown(offer, 'fr'), await shown(offer));
  assert.equal((await keys()).length, before + 2);
});

test('of what is not published there is none, not even for its owner', async () => {
  const waiting = await offerCompany(owner);
  const staff = await signedIn(app, { isStaff: true });
  for (const by of [visitor, owner, staff])
    for (const id of [waiting, 99_999]) assert.equal((await read(id, 'en', by)).status, 404);
  const published = await publishOffer(owner);
  assert.equal((await read(published)).status, 200);
  assert.equal((await owner.delete(paths.opportunity(published))).status, 204);
  assert.equal((await read(published)).status, 404);
});

test('it shows what visitors read: nothing that is confidential changes it, a new title does', async () => {
  const id = await publishOffer(owner);
  const before = await shown(id);
  const patched = await owner.form('PATCH', paths.opportunity(id), [['asking_price', '4100000']]);
  assert.equal(patched.status, 200);
  assert.equal(await shown(id), before);
  const renamed = await owner.form('PATCH', paths.opportunity(id), [['project_title', 'Another title']]);
  assert.equal(renamed.status, 200);
  assert.equal((await read(id)).status, 404, 'until it has been reviewed');
  const staff = await signedIn(app, { isStaff: true });
  const reviewed = await staff.post(`${paths.opportunity(id)}moderate/`, { validated: true });
  assert.equal(reviewed.status, 200, JSON.stringify(reviewed.body));
  assert.notEqual(await shown(id), before);
});

test('its face is the picture that was chosen, in the colours of the sector', async () => {
  const picture = await png(900, 600);
  const { id: image } = (
    await owner.form('POST', paths.backgroundImages, [
      ['sub_sector_id', 1],
      ['image', [picture, 'front.png']],
    ])
  ).body;
  const withPicture = await publishOffer(owner, { background_image: image });
  const corner = async (id: number) => {
    const { data } = await sharp((await read(id)).raw)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  assert.notDeepEqual(await corner(withPicture), await corner(offer));
});

test('titles of any kind have one: long ones, without spaces, of characters that no font has, hostile ones', async () => {
  for (const project_title of [
    'A'.repeat(100),
    'Many words that go on '.repeat(4).trim(),
    '😀'.repeat(12),
    '面包店 in Brittany',
    '</svg><script>&" sons',
    'Cafe\u0301 \u202eabc def ghi',
  ]) {
    const { status, raw } = await read(await publishOffer(owner, { project_title }));
    assert.equal(status, 200, project_title);
    assert.equal((await sharp(raw).metadata()).width, 1200);
  }
  assert.equal((await read(await publishMandate(owner), 'fr')).status, 200);
});

test('pictures are drawn in turn, so that who asks for many leaves time for others; a stored one is given at once', async (context) => {
  const id = await publishOffer(owner);
  await read(offer);
  context.mock.method(AbortSignal, 'timeout', () => AbortSignal.abort(new DOMException('', 'TimeoutError')));
  assert.equal((await read(offer)).status, 200);
  const { status, body, headers } = await read(id);
  assert.deepEqual([status, body.code, headers['cache-control']], [503, 'server.busy', 'no-store']);
  context.mock.restoreAll();
  assert.equal((await read(id)).status, 200);
});
