import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyRow } from '../../../db/only-row.ts';
import { firmMembers, firms } from '../../../db/schema/index.ts';
import { signedIn } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { colleaguesOf, firmOf } from './index.ts';

const app = await buildTestApp();

test('the firm of a person, and the others in it', async () => {
  const [anne, paul, stranger] = [await signedIn(app), await signedIn(app), await signedIn(app)];
  const values = { name: 'Roux & Associés', kind: 'adviser', countryId: 1 } as const;
  const { id } = onlyRow(await app.db.insert(firms).values(values).returning({ id: firms.id }));
  await app.db.insert(firmMembers).values([
    { firmId: id, userId: anne.user.id, role: 'owner' },
    { firmId: id, userId: paul.user.id, role: 'reader' },
  ]);
  const ofPaul = { id, name: 'Roux & Associés', kind: 'adviser', role: 'reader' };
  assert.deepEqual(await firmOf(app.db, paul.user.id), ofPaul);
  assert.deepEqual(await colleaguesOf(app.db, paul.user.id), [{ userId: anne.user.id, role: 'owner' }]);
  assert.equal(await firmOf(app.db, stranger.user.id), null);
  assert.deepEqual(await colleaguesOf(app.db, stranger.user.id), []);
});
