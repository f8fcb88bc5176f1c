import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildFirm } from '../../../testing/people/firm.builder.ts';
import { invitationFor, mailsTo } from '../../../testing/people/mailed-links.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
let count = 0;
const newAddress = () => `colleague-${count++}@roux.test`;
const invite = (owner: Actor, email: string, role = 'member') =>
  owner.post(paths.firmInvitations, { email, role });
const read = (token: string) => nobody.post(paths.readInvitation, { token });
const receivedBy = async (who: Actor) => (await who.get(paths.myFirm)).body.invitations;
const typesOf = async (who: Actor) =>
  (await who.get(paths.notifications)).body.results.results.map(({ type }: { type: string }) => type);
const expire = (id: number) =>
  app.db.execute(sql`update firm_invitations set expires_at = now() - interval '1 second' where id = ${id}`);

test('a mailed invitation is read by its link, and accepted after a sign-up, which it proves', async () => {
  const { owner } = await buildFirm(app);
  const email = newAddress();
  const { status, body } = await invite(owner, email.toUpperCase(), 'reader');
  assert.deepEqual([status, body.email, body.role, body.is_expired], [201, email, 'reader', false]);
  const [mail] = await mailsTo(app, email);
  assert.equal(mail?.subject, 'Invitation to Roux & Associés');
  assert.match(String(mail?.text), /Alex Martin invites you .*“Roux & Associés”.* as a reader/s);
  assert.match(String(mail?.html), /Roux &amp; Associés/);
  const token = await invitationFor(app, email);
  const seen = (await read(token)).body;
  assert.deepEqual(
    [seen.id, seen.firm.name, seen.email, seen.role],
    [body.id, 'Roux & Associés', email, 'reader'],
  );

  const paul = await signedIn(app, { email, emailProvenAt: null });
  assert.deepEqual(await receivedBy(paul), [], 'not before the address is proven');
  assert.equal((await paul.post(paths.acceptInvitation(body.id))).status, 404);
  const joined = await paul.post(paths.acceptInvitation(body.id), { token });
  assert.deepEqual(
    [joined.status, joined.body.firm?.name, joined.body.role],
    [200, 'Roux & Associés', 'reader'],
  );
  assert.equal((await paul.get(paths.currentUser)).body.email_proven, true);
  assert.deepEqual(await typesOf(owner), ['firm_joined']);
  assert.equal((await read(token)).body.codes.token[0].code, 'firm.invitation_invalid');
  assert.equal((await paul.post(paths.acceptInvitation(body.id), { token })).status, 400);
  assert.equal((await owner.get(paths.firmInvitations)).body.count, 0);
});

test('the token is not stored, and the notice of an account has none', async () => {
  const [{ owner }, paul] = [await buildFirm(app), await signedIn(app)];
  const { body } = await invite(owner, paul.user.email);
  const token = await invitationFor(app, paul.user.email);
  const { rows } = await app.db.execute(sql`select row_to_json(i)::text as text from firm_invitations i
    union all select row_to_json(n)::text from notifications n`);
  assert.ok(rows.length > 1 && !JSON.stringify(rows).includes(token));
  assert.deepEqual(await typesOf(paul), ['firm_invited']);
  assert.equal((await receivedBy(paul))[0].id, body.id);
  await app.jobs.get('notification-mails')?.work();
  assert.equal((await mailsTo(app, paul.user.email)).length, 1);
  assert.equal((await paul.post(paths.acceptInvitation(body.id))).body.role, 'member');
});

test('the mail is in the language of the account, or of who invites', async () => {
  const { owner } = await buildFirm(app);
  await app.db.execute(sql`update users set language = 'fr' where id = ${owner.user.id}`);
  const [email, english] = [newAddress(), await signedIn(app, { language: 'en' })];
  await invite(owner, email);
  await invite(owner, english.user.email);
  assert.equal((await mailsTo(app, email))[0]?.subject, 'Invitation à rejoindre Roux & Associés');
  assert.equal((await mailsTo(app, english.user.email))[0]?.subject, 'Invitation to Roux & Associés');
});

test('a link that is expired, withdrawn or replaced opens nothing', async () => {
  const { owner } = await buildFirm(app);
  const paul = await signedIn(app);
  const { email } = paul.user;
  const opensNothing = async (id: number, token: string) => {
    assert.equal((await read(token)).status, 400);
    assert.equal((await paul.post(paths.acceptInvitation(id), { token })).status, 400);
    assert.equal((await paul.post(paths.acceptInvitation(id))).status, 404);
  };
  const first = (await invite(owner, email)).body.id;
  const token = await invitationFor(app, email);
  await expire(first);
  await opensNothing(first, token);
  assert.equal((await owner.get(paths.firmInvitations)).body.results[0].is_expired, true);
  const again = await owner.post(paths.resendInvitation(first));
  assert.deepEqual([again.status, again.body.role, again.body.is_expired], [201, 'member', false]);
  await opensNothing(first, token);
  const fresh = await invitationFor(app, email);
  assert.equal((await read(fresh)).status, 200);
  assert.equal((await owner.delete(paths.firmInvitation(again.body.id))).status, 204);
  await opensNothing(again.body.id, fresh);
  assert.equal((await owner.post(paths.resendInvitation(first))).body.code, 'firm.invitation_not_found');
});

test('of an invitation to somebody else nobody learns, and nobody uses its link', async () => {
  const [{ owner }, other] = [await buildFirm(app), await buildFirm(app)];
  const email = newAddress();
  const { id } = (await invite(owner, email)).body;
  const token = await invitationFor(app, email);
  const stranger = await signedIn(app);
  for (const answer of [paths.acceptInvitation, paths.declineInvitation]) {
    assert.equal((await stranger.post(answer(id))).body.code, 'firm.invitation_not_found');
    assert.equal((await stranger.post(answer(id), { token })).body.code, 'firm.invitation_foreign');
    assert.equal((await stranger.post(answer(id), { token: 'guessed' })).status, 400);
  }
  for (const call of [
    other.owner.delete(paths.firmInvitation(id)),
    other.owner.post(paths.resendInvitation(id)),
  ])
    assert.equal((await call).body.code, 'firm.invitation_not_found');
});

test('nobody joins two firms', async () => {
  const [{ owner }, other] = [await buildFirm(app), await buildFirm(app)];
  const { id } = (await invite(owner, other.member.user.email)).body;
  const { body } = await other.member.post(paths.acceptInvitation(id));
  assert.equal(body.code, 'firm.in_one');
  await other.member.post(paths.leaveFirm);
  const twice = await Promise.all([1, 2].map(() => other.member.post(paths.acceptInvitation(id))));
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 404]);
});

test('an invitation is declined, once', async () => {
  const [{ owner }, paul] = [await buildFirm(app), await signedIn(app)];
  const { id } = (await invite(owner, paul.user.email)).body;
  assert.deepEqual((await paul.post(paths.declineInvitation(id))).body.invitations, []);
  assert.equal((await paul.post(paths.declineInvitation(id))).status, 404);
  assert.equal((await owner.get(paths.firmInvitations)).body.count, 0);
  assert.equal((await invite(owner, paul.user.email)).status, 201);
});

test('colleagues and addresses that are invited are not invited again, nor more than twenty a day', async () => {
  const { owner, reader } = await buildFirm(app);
  const codeOf = async (email: string) => {
    const { body } = await invite(owner, email);
    return body.codes?.email[0].code ?? body.code;
  };
  assert.equal(await codeOf(reader.user.email), 'firm.colleague_already');
  const email = newAddress();
  assert.equal(await codeOf(email), undefined);
  assert.equal(await codeOf(email), 'firm.invited_already');
  const { id } = (await owner.get(paths.firmInvitations)).body.results[0];
  let last = id;
  for (let sent = 1; sent < 20; sent++) last = (await owner.post(paths.resendInvitation(last))).body.id;
  assert.equal((await owner.post(paths.resendInvitation(last))).status, 429);
  assert.equal(await codeOf(newAddress()), 'firm.too_many_invitations');
});

test('a month after their end the addresses of those who did not come are forgotten', async () => {
  const { owner } = await buildFirm(app);
  const [old, recent] = [newAddress(), newAddress()];
  await invite(owner, old);
  await invite(owner, recent);
  await app.db.execute(sql`update firm_invitations set expires_at = now() - case when email = ${old}
    then interval '31 days' else interval '29 days' end`);
  await app.jobs.get('firm-invitations')?.work();
  const { results } = (await owner.get(paths.firmInvitations)).body;
  assert.deepEqual(
    results.map(({ email }: { email: string }) => email),
    [recent],
  );
});
