import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const staff = await signedIn(app, { isStaff: true });
const tidy = async () => app.jobs.get('search-words')?.work();
const isKnown = async (word: string) =>
  (await app.db.execute(sql`select 1 from search_words where word = ${word}`)).rows.length > 0;
const count = async (word: string) =>
  (await anonymous(app).get(`/api/opportunities/?project_title=${word}`)).body.count;

test('the words of a deleted teaser are forgotten, those that another one has stay', async () => {
  await publishOffer(owner, { project_title: 'Carpentry beside the lake' });
  const id = await publishOffer(owner, { project_title: 'Carpentry Quenouillette' });
  assert.equal(await isKnown('quenouillette'), true);
  assert.equal((await owner.delete(`/api/opportunities/${id}/`)).status, 204);
  await tidy();
  assert.deepEqual([await isKnown('quenouillette'), await isKnown('carpentry')], [false, true]);
});

test('a word that only a deleted teaser had keeps no other one from being found', async () => {
  await publishOffer(owner, { project_title: 'Workshop for violins' });
  const id = await publishOffer(owner, { project_title: 'Workshop of Violinns' });
  await owner.delete(`/api/opportunities/${id}/`);
  // It is still taken for a word of a teaser, not for a misspelt one.
  assert.equal(await count('violinns'), 0);
  await tidy();
  assert.equal(await count('violinns'), 1);
});

test('while a teaser is under review its new and its old words are forgotten, once published they are known', async () => {
  const id = await publishOffer(owner, { project_title: 'Sawmill Bobinettier' });
  const title = [['project_title', 'Sawmill Chevillette']] satisfies [string, string][];
  assert.equal((await owner.form('PATCH', `/api/opportunities/${id}/`, title)).status, 200);
  await tidy();
  assert.deepEqual([await isKnown('bobinettier'), await isKnown('chevillette')], [false, false]);
  await staff.post(`/api/opportunities/${id}/moderate/`, { validated: true });
  assert.equal(await isKnown('chevillette'), true);
  await tidy();
  assert.equal(await isKnown('chevillette'), true);
});
