import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { type Actor, signedIn } from '../../../testing/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { publishOffer } from '../../../testing/business.builder.ts';
import { askAccess } from '../../../testing/deal.builder.ts';

const app = await buildTestApp();

test('a title under review or rejected is read by the owner alone; the requester reads the published one', async () => {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const staff = await signedIn(app, { isStaff: true });
  const id = await publishOffer(owner, { project_title: 'A mill near the Alps' });
  await askAccess(asker, id);
  const nameOf = async (person: Actor, list: string) =>
    (await person.get(list)).body.results[0].opportunity_name;
  const names = async () => [
    await nameOf(asker, paths.requestsAsRequester),
    await nameOf(owner, paths.requestsAsOwner),
  ];
  const retitle = async (title: string) => {
    const { status } = await owner.form('PATCH', `/api/opportunities/${id}/`, [['project_title', title]]);
    assert.equal(status, 200);
  };
  const decide = async (decision: object) =>
    assert.equal((await staff.post(`/api/opportunities/${id}/moderate/`, decision)).status, 200);
  await retitle('Atelier Secret is for sale');
  assert.deepEqual(await names(), ['A mill near the Alps', 'Atelier Secret is for sale']);
  await decide({ validated: false, reason: 'It names the company' });
  assert.deepEqual(await names(), ['A mill near the Alps', 'Atelier Secret is for sale']);
  await retitle('A mill in the Alps, for sale');
  await decide({ validated: true });
  assert.deepEqual(await names(), ['A mill in the Alps, for sale', 'A mill in the Alps, for sale']);
});
