import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anonymous, signedIn } from '../../../../testing/people/actor.ts';
import { offerCompany, publishOffer } from '../../../../testing/people/business.builder.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();
const owner = await signedIn(app);
const { body: tag } = await owner.post('/api/tags/', { name: 'Bilingue' });
const lighting = await publishOffer(
  owner,
  {
    project_title: 'Éclairage scénique, 100 % location',
    activity: 'Loue et installe des projecteurs pour les théâtres.',
    unique_selling_proposition: 'Parc de projecteurs amorti depuis longtemps.',
    sectors: 12,
    sub_sectors: 48,
    tags: tag.id,
    country: 2,
    region: 19,
  },
  [tag.id],
);
const machining = await publishOffer(owner, { project_title: 'Precision machining, aerospace certified' });
await offerCompany(owner, { project_title: 'Unpublished zeppelin works' });

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
  ['no pattern of the database', 'ma%zz', []],
  ['a typo in the teaser', 'projectuers', [lighting]],
  ['a typo in the selling proposition', 'framewrok', [machining]],
  ['a sector in French', 'formation', [lighting]],
  ['a sector in English', 'education', [lighting]],
  ['a sub-sector in French', 'événementiel', [lighting]],
  ['a sub-sector in English, misspelt', 'evnets', [lighting]],
  ['a tag', 'bilingue', [lighting]],
  ['a tag, misspelt', 'billingue', [lighting]],
  ['a country in English', 'belgium', [lighting]],
  ['a country in French, misspelt', 'belgqiue', [lighting]],
  ['a region', 'wallonie', [lighting]],
  ['words of several fields', 'projecteurs wallonie événementiel', [lighting]],
  ['words of several fields, one misspelt', 'machining titanuim', [machining]],
  ['words of two listings', 'machining wallonie', []],
  ['a common word beside others', 'the machining', [machining]],
  ['a quotation', '"precision machining"', [machining]],
  ['an exclusion', 'machining -aerospace', []],
  ['what is not published', 'zeppelin', []],
  ['a word that is nowhere', 'xylophone', []],
  ['nothing but signs', '%', []],
  ['nothing but an accent', '\u0308', []],
  ['a fraction and a ligature', '½ œuvre', []],
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

test('a listing is found by what it was changed to, and no longer by what it was', async () => {
  const find = async (word: string) =>
    (await anonymous(app).get(`/api/opportunities/?project_title=${word}`)).body.count;
  const moved = await publishOffer(owner, {
    project_title: 'Sawmill beside a river',
    country: 3,
    sectors: 2,
  });
  assert.deepEqual([await find('sawmill suisse'), await find('sawmill btp')], [1, 1]);
  assert.equal((await owner.form('PATCH', `/api/opportunities/${moved}/`, [['country', 4]])).status, 200);
  assert.equal((await owner.form('PATCH', `/api/opportunities/${moved}/`, [['sectors', 3]])).status, 200);
  const staff = await signedIn(app, { isStaff: true });
  await staff.post(`/api/opportunities/${moved}/moderate/`, { validated: true });
  assert.deepEqual([await find('sawmill suisse'), await find('sawmill btp')], [0, 0]);
  assert.deepEqual([await find('sawmill luxembourg'), await find('sawmill technologies')], [1, 1]);
});

test('one who owns an unpublished listing finds it by its title, misspelt too', async () => {
  const { body } = await owner.get('/api/opportunities/my_list_sell/?project_title=zepelin');
  assert.deepEqual(
    body.results.map(({ project_title }: { project_title: string }) => project_title),
    ['Unpublished zeppelin works'],
  );
});
