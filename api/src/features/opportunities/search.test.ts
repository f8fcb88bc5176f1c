import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, signedIn } from '../../../testing/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { publishOffer } from '../../../testing/business.builder.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const lighting = await publishOffer(owner, {
  project_title: 'Éclairage scénique, 100 % location',
  activity: 'Loue et installe des projecteurs pour les théâtres.',
});
const machining = await publishOffer(owner, { project_title: 'Precision machining, aerospace certified' });

const cases: [string, string, number[]][] = [
  ['a word without its accent', 'eclairage', [lighting]],
  ['in capitals, with its accent', 'ÉCLAIRAGE', [lighting]],
  ['a part of a word', 'chining', [machining]],
  ['a part, accents folded', 'cenique', [lighting]],
  ['a typo', 'machinning', [machining]],
  ['another form of a French word of the teaser', 'théâtre', [lighting]],
  ['another form of an English word', 'certify', [machining]],
  ['two letters that a word begins with', 'éc', [lighting]],
  ['a sign as it stands', '100 %', [lighting]],
  ['no pattern of the database', 'mach%fied', []],
  ['nothing but signs', '%', []],
  ['a quotation that does not end', '"eclairage', [lighting]],
];
for (const [name, text, found] of cases)
  test(`search: ${name}`, async () => {
    const { status, body } = await anonymous(app).get(
      `/api/opportunities/?project_title=${encodeURIComponent(text)}&ordering=project_title`,
    );
    assert.equal(status, 200);
    assert.deepEqual(
      body.results.map(({ id }: { id: number }) => id),
      found,
    );
    assert.equal(body.count, found.length);
  });
