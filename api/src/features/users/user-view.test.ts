import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { partyView } from './user-view.ts';
import { findUser } from './users.sql.ts';

const app = await buildTestApp();
after(() => app.close());
const person = await signedIn(app);
const save = (address: string) =>
  person.form('PATCH', `/api/users/${person.user.id}/`, [['linkedin_url', address]]);
const shown = async () => {
  const user = await findUser(app.db, person.user.id);
  assert.ok(user);
  return partyView(user, false).linkedin_url;
};

test('the LinkedIn address of a person is on linkedin.com', async () => {
  const address = 'https://fr.linkedin.com/in/claire';
  assert.equal((await save(address)).body.linkedin_url, address);
  for (const elsewhere of [
    'https://evil.test/in/claire',
    'https://www.linkedin.com/safety/go?url=https://evil.test',
  ]) {
    const { status, body } = await save(elsewhere);
    assert.deepEqual([status, body.codes], [400, { linkedin_url: [{ code: 'value.not_linkedin' }] }]);
  }
  assert.equal(await shown(), address);
});

test('an address from before the rule is not shown to others', async () => {
  await app.db.update(users).set({ linkedinUrl: 'https://evil.test/' }).where(eq(users.id, person.user.id));
  assert.equal(await shown(), '');
  assert.equal((await save('')).status, 200);
});
