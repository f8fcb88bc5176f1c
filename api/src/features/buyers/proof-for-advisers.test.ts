import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { findUser } from '../users/index.ts';

const app = await buildTestApp();

/** A request that shows a profile, on one of two listings of an owner, and the mandate of an adviser on one of them. */
async function mandated(of: 'asked' | 'other') {
  const [owner, buyer, adviser] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const listings = { asked: await publishOffer(owner), other: await publishOffer(owner) };
  const saved = await buyer.form('PATCH', paths.buyerProfile, [
    ['kind', 'fund'],
    ['proof', [pdf('letter'), 'letter.pdf']],
  ]);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const sent = await buyer.post(paths.requestAccess(listings.asked), {
    nda_accepted: true,
    shows_profile: true,
  });
  assert.equal(sent.status, 201, JSON.stringify(sent.body));
  const given = await owner.post(paths.delegations, {
    email: (await findUser(app.db, adviser.user.id))?.email,
    scope: 'opportunity',
    subject_id: listings[of],
    right: 'read',
    ends_on: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  });
  assert.equal(given.status, 201, JSON.stringify(given.body));
  await adviser.post(paths.answerDelegation(given.body.id), { accepted: true });
  const proof = (await owner.get(paths.requestsAsOwner)).body.results[0].buyer_profile.proof;
  return { owner, buyer, adviser, proof, request: sent.body.id, delegation: given.body.id };
}

for (const [who, of, ended, withdrawn, status] of [
  ['of the listing', 'asked', false, false, 200],
  ['of another listing', 'other', false, false, 404],
  ['whose mandate has ended', 'asked', true, false, 404],
  ['of the listing, after the request', 'asked', false, true, 404],
] as const)
  test(`an adviser ${who} ${status === 200 ? 'reads' : 'does not read'} the proof of funds`, async () => {
    const { owner, buyer, adviser, proof, request, delegation } = await mandated(of);
    assert.equal((await owner.get(proof.url)).status, 200);
    if (ended) await app.db.execute(sql`update delegations set ended_at = now() where id = ${delegation}`);
    if (withdrawn) await buyer.post(paths.accessRequest(request, 'withdraw'));
    assert.equal((await adviser.get(proof.url)).status, status);
  });
