import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AccessRequest, paths } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import { sql } from 'drizzle-orm';
import { type Actor, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { askAccess, dateIn, sellThrough, startDeal } from '../../../testing/people/deal.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { notificationMail } from '../../mails/notices/notification.mail.ts';

const app = await buildTestApp();

const dayOf = (time: string | null | undefined) => time && marketDay(time);

/**
 * The texts for the requester: in the list, on the opportunity, in the notification, and by mail in both languages.
 */
async function told(asker: Actor, opportunityId: number) {
  const [request]: AccessRequest[] = (await asker.get(paths.requestsAsRequester)).body.results;
  const opportunity = await asker.get(paths.opportunity(opportunityId));
  const notices = (await asker.get('/api/notifications/')).body.results.results;
  const notice = notices.find(({ type }: { type: string }) => type === 'access_declined');
  const mails = ['en', 'fr'].map((language) => {
    const { subject, text } = notificationMail({ email: '', firstName: '', language }, [notice], {
      publicUrl: '',
    });
    return { subject, text };
  });
  return { request, access: opportunity.body?.request_access_status, params: notice?.params, mails };
}
async function asked() {
  const [owner, asker] = [await signedIn(app), await signedIn(app)];
  const opportunity = await publishOffer(owner);
  const id = await askAccess(asker, opportunity);
  return { owner, asker, opportunity, id };
}

test('the reason of a decline, and the day to ask again, reach the requester everywhere', async () => {
  const { owner, asker, opportunity, id } = await asked();
  const reason = 'We sell to people of the region only';
  await owner.post(paths.accessRequest(id, 'decline'), { reason });
  const { request, access, params, mails } = await told(asker, opportunity);
  const day = dateIn(30);
  assert.deepEqual([request?.decline_reason, dayOf(request?.can_request_from)], [reason, day]);
  assert.deepEqual([access.decline_reason, dayOf(access.can_request_from)], [reason, day]);
  assert.deepEqual([params.reason, params.date], [reason, day]);
  for (const { subject, text } of mails) {
    assert.ok(text.includes(reason));
    assert.match(text, /ask again from \d+ \w+ \d{4}|à partir du \d+ \S+ \d{4}/);
    assert.ok(!subject.includes(reason));
  }
});

test('nobody else is told why', async () => {
  const { owner, opportunity, id } = await asked();
  const reason = 'We sell to people of the region only';
  await owner.post(paths.accessRequest(id, 'decline'), { reason });
  const stranger = await signedIn(app);
  const others = [
    await stranger.get(paths.opportunity(opportunity)),
    await stranger.get(paths.requestsAsRequester),
    await stranger.get('/api/notifications/'),
  ];
  for (const { body } of others) assert.ok(!JSON.stringify(body).includes(reason));
});

test('who is declined as the business was sold is told so, and not to whom', async () => {
  const { owner, asker, opportunity } = await asked();
  const winner = await signedIn(app);
  await sellThrough(owner, winner, await startDeal(owner, winner, opportunity));
  const { request, params, mails } = await told(asker, opportunity);
  assert.deepEqual(
    [request?.status, request?.decline_reason, request?.can_request_from],
    ['declined', 'sold', null],
  );
  assert.equal(params.cause, 'sold');
  assert.match(mails[0]?.text ?? '', /a deal with someone else was completed/);
  assert.match(mails[1]?.text ?? '', /une transaction a été conclue avec un tiers/);
  assert.ok(!JSON.stringify([request, params, mails]).includes(winner.user.email));
});

test('who is declined as the listing was taken off the market is told so', async () => {
  const { owner, asker, opportunity } = await asked();
  const other = await signedIn(app);
  const ended = await startDeal(owner, other, opportunity);
  await other.post(`/api/deals/${ended}/cancel/`, { cancellation_reason: 'No longer interested' });
  assert.equal((await owner.delete(paths.opportunity(opportunity))).status, 204);
  const { request, params, mails } = await told(asker, opportunity);
  assert.deepEqual([request?.decline_reason, request?.can_request_from], ['unlisted', null]);
  assert.equal(params.cause, 'unlisted');
  assert.match(mails[0]?.text ?? '', /the owner took the business off the market/);
});

test('the opportunity tells since when one’s own request waits, and until when it can be answered', async () => {
  const { asker, opportunity, id } = await asked();
  const [request]: AccessRequest[] = (await asker.get(paths.requestsAsRequester)).body.results;
  const access = (await asker.get(paths.opportunity(opportunity))).body.request_access_status;
  assert.deepEqual(
    [access.status, access.request_id, access.asked_at, access.expires_at],
    ['requested', id, request?.created_at, request?.expires_at],
  );
  await asker.post(paths.accessRequest(id, 'withdraw'));
  const after = (await asker.get(paths.opportunity(opportunity))).body.request_access_status;
  assert.deepEqual([after.status, after.asked_at, after.decline_reason], ['not_requested', null, null]);
});

test('of an owner who accepts and declines at the same moment one succeeds, the other is refused', async () => {
  const { owner, asker, id } = await asked();
  const both = await Promise.all(
    ['accept', 'decline'].map((action) => owner.post(paths.accessRequest(id, action))),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const [request]: AccessRequest[] = (await asker.get(paths.requestsAsRequester)).body.results;
  const won = both.find(({ status }) => status === 200)?.body;
  assert.deepEqual([request?.status, request?.deal_id], [won.status, won.deal_id]);
  assert.equal((await asker.get('/api/deals/')).body.count, won.status === 'accepted' ? 1 : 0);
});

test('after a cancelled deal the day to ask again has no reason of a request', async () => {
  const { owner, asker, opportunity } = await asked();
  await app.db.execute(
    sql`update access_requests set status = 'withdrawn' where opportunity_id = ${opportunity}`,
  );
  const deal = await startDeal(owner, asker, opportunity);
  await owner.post(`/api/deals/${deal}/cancel/`, { cancellation_reason: 'We keep the firm after all' });
  const { request_access_status: access } = (await asker.get(paths.opportunity(opportunity))).body;
  assert.deepEqual([dayOf(access.can_request_from), access.decline_reason], [dateIn(30), null]);
});
