import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedIn } from '../../../testing/people/actor.ts';
import { offerCompany, registerCompany } from '../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { readConfig } from '../../config.ts';
import { codeAt } from './totp.ts';

const app = await buildTestApp({ staffSecondFactor: 'required' });

test('staff without a second factor have the rights of others, and are told what they need', async () => {
  const [staff, seller] = [await signedIn(app, { isStaff: true }), await signedIn(app)];
  const company = await registerCompany(seller);
  const listing = await offerCompany(seller, { company_id: company });
  const me = async () => (await staff.get('/api/users/current_user/')).body;
  const moderate = () => staff.post(`/api/opportunities/${listing}/moderate/`, { validated: true });
  const read = async () => (await staff.get(`/api/opportunities/${listing}/`)).status;

  assert.deepEqual([(await me()).is_staff, (await me()).second_factor_needed], [false, true]);
  const refused = await moderate();
  assert.deepEqual([refused.status, refused.body.code], [403, 'auth.second_factor_required']);
  // A listing under review is open to its owner and staff alone.
  assert.equal(await read(), 404);

  const { secret } = (await staff.post(`/api/users/${staff.user.id}/totp/`)).body;
  const code = codeAt(secret, new Date());
  const codes = (await staff.post(`/api/users/${staff.user.id}/confirm_totp/`, { code })).body.recovery_codes;
  assert.deepEqual([(await me()).is_staff, (await me()).second_factor_needed], [true, false]);
  assert.equal(await read(), 200);
  assert.equal((await moderate()).status, 200);

  const removed = await staff.call('DELETE', `/api/users/${staff.user.id}/totp/`, { code: codes[0] });
  assert.equal(removed.status, 204);
  assert.equal((await moderate()).status, 403);
});

test('nobody else is asked for one', async () => {
  const person = await signedIn(app);
  const { body } = await person.get('/api/users/current_user/');
  assert.deepEqual([body.is_staff, body.second_factor_needed], [false, false]);
  assert.equal((await person.get('/api/opportunities/moderation_queue/')).body.code, 'auth.staff_only');
});

for (const [settings, expected] of [
  [{}, 'offered'],
  [{ SEED: 'none' }, 'required'],
  [{ DEMO_IN_PUBLIC: 'yes' }, 'required'],
  [{ SEED: 'none', STAFF_SECOND_FACTOR: 'offered' }, 'offered'],
  [{ STAFF_SECOND_FACTOR: 'required' }, 'required'],
] as const)
  test(`${JSON.stringify(settings)}: a second factor is ${expected} of staff`, () => {
    assert.equal(readConfig(settings).staffSecondFactor, expected);
  });
