import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { png } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const url = '/api/sub_sector_background_images/';
const nobody = anonymous(app);
const picture = await png(300, 200);

const add = (person: Actor, subSector = 1) =>
  person.form('POST', url, [
    ['sub_sector_id', subSector],
    ['image', [picture, 'front.png']],
  ]);

test('an image is re-encoded, public and cacheable', async () => {
  const added = await add(await signedIn(app));
  assert.equal(added.status, 201, JSON.stringify(added.body));
  const image = await nobody.get(added.body.image);
  assert.equal(image.status, 200);
  assert.equal(image.headers['content-type'], 'image/webp');
  assert.equal(image.headers['x-content-type-options'], 'nosniff');
  assert.match(String(image.headers['cache-control']), /public.*immutable/);
  const guessed = added.body.image.replace(/[0-9a-f]{8}-/, '00000000-');
  assert.equal((await nobody.get(guessed)).status, 404);
  assert.equal((await nobody.get(`/api/background_images/${added.body.id}/`)).status, 404);
});

test("the list has the images of staff and the user's own, by sub-sector", async () => {
  const staff = await signedIn(app, { isStaff: true });
  const person = await signedIn(app);
  const house = (await add(staff, 3)).body.id;
  const own = (await add(person, 3)).body.id;
  await add(staff, 4);
  const ids = async (viewer: Actor) =>
    (await viewer.get(`${url}?sub_sector_id=3`)).body.results.map((item: { id: number }) => item.id);
  assert.deepEqual(await ids(nobody), [house]);
  assert.deepEqual(await ids(person), [own, house]);
  assert.deepEqual(await ids(await signedIn(app)), [house]);
});

test('who may add what', async () => {
  assert.equal((await add(nobody)).status, 401);
  const person = await signedIn(app);
  assert.deepEqual(Object.keys((await add(person, 99_999)).body.codes), ['sub_sector_id']);
  assert.deepEqual(Object.keys((await person.form('POST', url, [['sub_sector_id', 1]])).body.codes), [
    'image',
  ]);
  const page = new Blob(['<script>alert(1)</script>']);
  const disguised = await person.form('POST', url, [
    ['sub_sector_id', 1],
    ['image', [page, 'front.png']],
  ]);
  assert.equal(disguised.status, 415);
});

test('uploads are limited per day', async () => {
  const few = await buildTestApp({ rules: { ...app.config.rules, referenceADay: 2 } });
  const person = await signedIn(few);
  const responses = await Promise.all([add(person), add(person), add(person)]);
  assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 201, 429]);
});

test('changing the background image of an opportunity sends it to review; null removes the image', async () => {
  const owner = await signedIn(app);
  const { body: image } = await add(owner);
  const offered = await offerCompany(owner, { background_image: image.id });
  assert.deepEqual((await owner.get(`/api/opportunities/${offered}/`)).body.background_image, image);
  const id = await publishOffer(owner);
  assert.equal((await nobody.get(`/api/opportunities/${id}/`)).body.background_image, null);
  const patch = (value: string | number) =>
    owner.form('PATCH', `/api/opportunities/${id}/`, [['background_image', value]]);
  const dressed = await patch(image.id);
  assert.deepEqual([dressed.body.background_image, dressed.body.validated], [image, null]);
  assert.equal((await patch('null')).body.background_image, null);
  const another = (await add(await signedIn(app))).body.id;
  assert.deepEqual(Object.keys((await patch(another)).body.codes), ['background_image']);
});

test('requests and deals have what the face of the opportunity is drawn from, but not what is under review', async () => {
  const [owner, asker, buyer] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const { body: image } = await add(owner);
  const id = await publishOffer(owner, { background_image: image.id, sub_sectors: 1 });
  await askAccess(asker, id);
  await startDeal(owner, buyer, id);
  const faceOf = async (person: Actor, list: string) => {
    const [{ sub_sectors, background_image }] = (await person.get(list)).body.results;
    return [sub_sectors.map((subSector: { id: number }) => subSector.id), background_image];
  };
  assert.deepEqual(await faceOf(asker, paths.requestsAsRequester), [[1], image]);
  assert.deepEqual(await faceOf(owner, paths.requestsAsOwner), [[1], image]);
  assert.deepEqual(await faceOf(buyer, paths.deals), [[1], image]);
  const { body: fresh } = await add(owner);
  const changed = await owner.form('PATCH', `/api/opportunities/${id}/`, [['background_image', fresh.id]]);
  assert.equal(changed.status, 200);
  const resorted = await owner.form('PATCH', `/api/opportunities/${id}/`, [['sub_sectors', 2]]);
  assert.deepEqual([resorted.status, resorted.body.validated], [200, null]);
  assert.deepEqual(await faceOf(asker, paths.requestsAsRequester), [[], null]);
  assert.deepEqual(await faceOf(owner, paths.requestsAsOwner), [[2], fresh]);
  assert.deepEqual(await faceOf(buyer, paths.deals), [[1], image]);
  const staff = await signedIn(app, { isStaff: true });
  assert.equal((await staff.post(`/api/opportunities/${id}/moderate/`, { validated: true })).status, 200);
  assert.deepEqual(await faceOf(asker, paths.requestsAsRequester), [[2], fresh]);
});
