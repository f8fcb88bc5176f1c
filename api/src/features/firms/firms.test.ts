import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FirmRole, paths } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { callInQueue } from '../../../testing/database/lock-waits.ts';
import { png } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { buildFirm, foundFirm, type TestFirm } from '../../../testing/people/firm.builder.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
const mine = async (who: Actor) => (await who.get(paths.myFirm)).body;
const rolesOf = async (who: Actor): Promise<[string, FirmRole][]> =>
  (await who.get(paths.firmMembers)).body.results.map(({ id, role }: { id: number; role: FirmRole }) => [
    id,
    role,
  ]);
const noticesOf = async (who: Actor) =>
  (await who.get(paths.notifications)).body.results.results.map(
    ({ type, params }: { type: string; params: { firm_name: string; role?: string } }) =>
      [type, params.firm_name, params.role].filter(Boolean).join(' '),
  );
const FIELDS = { name: ' Roux &  Associés ', kind: 'adviser', country: '1', website: 'roux.example' };

test('a firm is founded and changed by its owner; a person is in one', async () => {
  const anne = await signedIn(app);
  assert.deepEqual(await mine(anne), { firm: null, role: null, leaving: null, invitations: [] });
  const id = await foundFirm(anne, FIELDS);
  const { firm, role, leaving } = await mine(anne);
  assert.deepEqual(
    [firm.id, firm.name, firm.website, firm.about, role, leaving],
    [id, 'Roux & Associés', 'https://roux.example', '', 'owner', 'ends_firm'],
  );
  const again = await anne.form('POST', paths.firms, Object.entries(FIELDS));
  assert.deepEqual([again.status, again.body.code], [409, 'firm.in_one']);
  const changed = await anne.form('PATCH', paths.myFirm, [['about', 'Succession in the west of France.']]);
  assert.deepEqual(
    [changed.body.firm.about, changed.body.firm.name],
    ['Succession in the west of France.', 'Roux & Associés'],
  );
});

test('wrong values are refused at their field', async () => {
  const anne = await signedIn(app);
  for (const [fields, field] of [
    [{ name: 'R' }, 'name'],
    [{ kind: 'bank' }, 'kind'],
    [{ website: 'no address' }, 'website'],
    [{ about: 'x'.repeat(1501) }, 'about'],
    [{ country: '999999' }, 'notField'],
  ] as const) {
    const { status, body } = await anne.form('POST', paths.firms, Object.entries({ ...FIELDS, ...fields }));
    assert.deepEqual([status, field in body], [400, true], JSON.stringify(body));
  }
  assert.equal((await mine(anne)).firm, null);
});

test('a logo is shown by its address, replaced, and removed with the firm', async () => {
  const anne = await signedIn(app);
  await foundFirm(anne);
  const upload = async () =>
    (await anne.form('PATCH', paths.myFirm, [['logo', [await png(), 'logo.png']]])).body.firm.logo;
  const first = await upload();
  assert.equal((await anonymous(app).get(first)).headers['content-type'], 'image/webp');
  const second = await upload();
  assert.equal((await anne.get(first)).status, 404);
  const { rows } = await app.db.execute<{ key: string }>(
    sql`select logo_key as key from firms where logo_key like ${`%${second.split('/').at(-1)}`}`,
  );
  await anne.post(paths.leaveFirm);
  assert.equal((await anne.get(second)).status, 404);
  await until('its bytes are gone', () =>
    app.storage.read(String(rows[0]?.key)).then(
      (stream) => stream.destroy() && false,
      () => true,
    ),
  );
});

type Role = FirmRole | 'stranger';
const ROLES: Role[] = ['owner', 'member', 'reader', 'stranger'];
const ACTIONS: Record<string, (by: Actor, firm: TestFirm) => ReturnType<Actor['get']>> = {
  'reads the firm': (by) => by.get(paths.myFirm),
  'lists the people': (by) => by.get(paths.firmMembers),
  'changes the firm': (by) => by.form('PATCH', paths.myFirm, [['name', 'Roux & Fils']]),
  'lists invitations': (by) => by.get(paths.firmInvitations),
  invites: (by) => by.post(paths.firmInvitations, { email: 'new@roux.test', role: 'member' }),
  'changes a role': (by, { reader }) => by.patch(paths.firmMember(reader.user.id), { role: 'member' }),
  'removes the reader': (by, { reader }) => by.delete(paths.firmMember(reader.user.id)),
  'removes the member': (by, { member }) => by.delete(paths.firmMember(member.user.id)),
  'hands it on': (by, { member }) => by.post(paths.handOnFirm(member.user.id)),
  leaves: (by) => by.post(paths.leaveFirm),
};
// biome-ignore format: a table
const EXPECTED: Record<keyof typeof ACTIONS, string> = {
  // owner member reader stranger
  'reads the firm':     '200 200 200 200',
  'lists the people':   '200 200 200 200',
  'changes the firm':   '200 403 403 404',
  'lists invitations':  '200 403 403 200',
  invites:              '201 403 403 404',
  'changes a role':     '200 403 403 404',
  'removes the reader': '204 403 403 404',
  'removes the member': '204 403 403 404',
  'hands it on':        '200 403 403 404',
  leaves:               '409 200 200 404',
};
for (const [action, act] of Object.entries(ACTIONS))
  test(`who ${action}: ${EXPECTED[action]}`, async () => {
    const found: number[] = [];
    for (const role of ROLES) {
      const firm = await buildFirm(app);
      const by = role === 'stranger' ? await signedIn(app) : firm[role];
      found.push((await act(by, firm)).status);
    }
    assert.equal(found.join(' '), EXPECTED[action]);
  });

test('a person of another firm is not found', async () => {
  const [one, other] = [await buildFirm(app), await buildFirm(app)];
  const { id } = other.member.user;
  for (const call of [
    one.owner.patch(paths.firmMember(id), { role: 'reader' }),
    one.owner.delete(paths.firmMember(id)),
    one.owner.post(paths.handOnFirm(id)),
  ])
    assert.equal((await call).body.code, 'firm.member_not_found');
  assert.equal((await rolesOf(other.member)).length, 3);
});

test('roles change, and who they are about is told', async () => {
  const { owner, member, reader } = await buildFirm(app);
  const [o, m, r] = [owner, member, reader].map(({ user }) => user.id);
  await owner.patch(paths.firmMember(Number(r)), { role: 'owner' });
  assert.deepEqual(await rolesOf(member), [
    [o, 'owner'],
    [r, 'owner'],
    [m, 'member'],
  ]);
  assert.deepEqual(await noticesOf(reader), ['firm_role_changed Roux & Associés owner']);
  // The same role again is no news.
  await owner.patch(paths.firmMember(Number(r)), { role: 'owner' });
  assert.equal((await noticesOf(reader)).length, 1);
  assert.equal((await owner.patch(paths.firmMember(Number(o)), { role: 'member' })).body.role, 'member');
  const last = await reader.patch(paths.firmMember(Number(r)), { role: 'member' });
  assert.deepEqual([last.status, last.body.code], [409, 'firm.last_owner']);
});

test('who is removed is out at once, is told, and can found another', async () => {
  const { owner, member } = await buildFirm(app);
  assert.equal((await owner.delete(paths.firmMember(owner.user.id))).body.code, 'firm.not_to_oneself');
  await owner.delete(paths.firmMember(member.user.id));
  assert.deepEqual((await member.get(paths.firmMembers)).body.results, []);
  assert.deepEqual(await noticesOf(member), ['firm_removed Roux & Associés']);
  await foundFirm(member);
});

test('the last owner hands on before leaving; the last person ends the firm', async () => {
  const { owner, member, reader } = await buildFirm(app);
  assert.equal((await mine(owner)).leaving, 'hand_on_first');
  const handed = await owner.post(paths.handOnFirm(reader.user.id));
  assert.deepEqual([handed.body.role, handed.body.leaving], ['member', 'free']);
  assert.deepEqual(await noticesOf(reader), ['firm_handed_on Roux & Associés']);
  await owner.post(paths.leaveFirm);
  assert.ok((await noticesOf(reader)).includes('firm_left Roux & Associés'));
  await member.post(paths.leaveFirm);
  const { firm, leaving } = await mine(reader);
  assert.equal(leaving, 'ends_firm');
  await reader.post(paths.leaveFirm);
  const { rows } = await app.db.execute(sql`select 1 from firms where id = ${firm.id}`);
  assert.equal(rows.length, 0);
});

test('of two owners who leave at once one stays', async () => {
  const { id, owner, member } = await buildFirm(app);
  await owner.patch(paths.firmMember(member.user.id), { role: 'owner' });
  const left = await callInQueue(
    app.db,
    [sql`select from firms where id = ${id} for update`],
    [owner, member].map((who) => () => who.post(paths.leaveFirm)),
  );
  assert.deepEqual(
    left.map(({ status }) => status),
    [200, 409],
  );
});

test('a firm is in the export; with a closed account it goes to the member who joined first', async () => {
  const { owner, member, reader } = await buildFirm(app);
  assert.match((await owner.get(paths.exportAccount)).raw.toString(), /Roux & Associés/);
  const closed = await owner.call('DELETE', paths.user(owner.user.id), { password: PASSWORD });
  assert.equal(closed.status, 204);
  assert.deepEqual(await rolesOf(reader), [
    [member.user.id, 'owner'],
    [reader.user.id, 'reader'],
  ]);
  assert.deepEqual(await noticesOf(member), ['firm_handed_on Roux & Associés']);
});

test('a closed account leaves no firm of which it was the only person, and no invitation to it', async () => {
  const [anne, { owner }] = [await signedIn(app), await buildFirm(app)];
  const id = await foundFirm(anne);
  await owner.post(paths.firmInvitations, { email: anne.user.email, role: 'reader' });
  await app.background.settled();
  await anne.call('DELETE', paths.user(anne.user.id), { password: PASSWORD });
  const { rows } = await app.db.execute(sql`select 1 from firms where id = ${id}
    union all select 1 from firm_invitations where email = ${anne.user.email}`);
  assert.equal(rows.length, 0);
});

test('staff read of a person what others read of their firm; who joins and leaves is on record', async () => {
  const { owner, member } = await buildFirm(app);
  const staff = await signedIn(app, { isStaff: true });
  const { firm } = (await staff.get(paths.person(member.user.id))).body;
  assert.deepEqual(firm, {
    ...{ name: 'Roux & Associés', kind: 'adviser', country: 1, website: '', logo: null },
  });
  await owner.patch(paths.firmMember(member.user.id), { role: 'reader' });
  await owner.delete(paths.firmMember(member.user.id));
  const { body } = await staff.get(`${paths.auditEvents}?person=${member.user.id}`);
  const kinds = body.results.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(
    kinds.filter((kind: string) => kind.startsWith('firm_')),
    ['firm_left', 'firm_role_changed', 'firm_joined'],
  );
});
