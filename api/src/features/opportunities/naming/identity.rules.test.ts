import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { everydayWords } from '../identity/everyday-words.ts';
import { BUSINESSES, type BusinessName } from '../identity/testing/businesses.ts';
import { HARMLESS } from '../identity/testing/harmless.data.ts';
import { LEAKING } from '../identity/testing/leaking.data.ts';
import { findIdentityHits, type IdentityFacts } from './identity.rules.ts';

const words = await everydayWords();
const hits = (business: BusinessName, activity: string) =>
  findIdentityHits({ activity }, BUSINESSES[business], words);
const found = (business: BusinessName, text: string) =>
  hits(business, text).map((hit) => [hit.text, hit.reason]);

describe('the measured list', () => {
  test('of 60 leaking texts, 58 at least are found', () => {
    assert.equal(LEAKING.length, 60);
    const missed = LEAKING.filter(([business, text]) => hits(business, text).length === 0);
    assert.ok(missed.length <= 2, `missed: ${JSON.stringify(missed, null, 1)}`);
  });

  test('of 60 harmless texts, 57 at least are passed', () => {
    assert.equal(HARMLESS.length, 60);
    const flagged = HARMLESS.filter(([business, text]) => hits(business, text).length > 0);
    const told = flagged.map(([business, text]) => [text, found(business, text)]);
    assert.ok(flagged.length <= 3, `flagged: ${JSON.stringify(told, null, 1)}`);
  });
});

describe('a hit', () => {
  const titleOf = (project_title: string, business: BusinessName) =>
    findIdentityHits({ project_title }, BUSINESSES[business], words);

  test('names the place in the text as it was sent, in UTF-16 units', () => {
    const text = '🏭 Zo\u0065\u0301 & Atelier  Vercors Usinage';
    const [hit] = titleOf(text, 'machining');
    assert.deepEqual(hit, {
      field: 'project_title',
      start: text.indexOf('Atelier'),
      end: text.length,
      text: 'Atelier  Vercors Usinage',
      reason: 'company_name',
    });
  });

  test('is found in every text, and in the name of the picture', () => {
    const texts = {
      project_title: 'Syndalis for sale',
      activity: 'Publishes Syndalis',
      unique_selling_proposition: 'Everyone knows Syndalis',
      picture_name: 'logo_syndalis-2024.png',
    };
    const fields = findIdentityHits(texts, BUSINESSES.software, words).map(({ field }) => field);
    assert.deepEqual(fields, Object.keys(texts));
  });

  test('takes the longest of several reasons, and does not overlap another', () => {
    assert.deepEqual(
      found('biscuits', 'Write to contact@biscuiterie-abers.example, Maëlle or 02 98 04 55 66'),
      [
        ['contact@biscuiterie-abers.example', 'email'],
        ['Maëlle', 'person'],
        ['02 98 04 55 66', 'phone'],
      ],
    );
  });

  test('is not made of the region, the country or the sector', () => {
    for (const text of ['Laboratoire dentaire à Genève', 'A dental laboratory in Geneva, Switzerland'])
      assert.deepEqual(found('dental', text), []);
    const luxembourg = {
      ...BUSINESSES.dental,
      companyName: 'Luxembourg Logistics',
      places: [{ city: 'Luxembourg', street: '', zipCode: '' }],
      publicNames: ['Luxembourg', 'Logistics'],
    };
    assert.deepEqual(findIdentityHits({ activity: 'Logistics in Luxembourg' }, luxembourg, words), []);
  });
});

describe('people with names that everyone knows', () => {
  const NAMES = [
    'Gareth Pemberton',
    'Declan Moriarty',
    'Nigel Barnes',
    'Graham Walsh',
    'Alistair Campbell',
    'Rupert Crawford',
    'Trevor Hughes',
    'Odile Moreau',
    'Solange Dupont',
    'Yves Rousseau',
    'Sunita Rao',
    'Rose Petit',
  ];
  const people = (text: string, facts: Pick<IdentityFacts, 'owner' | 'people'>) =>
    findIdentityHits({ activity: text }, { ...BUSINESSES.machining, ...facts }, words).map((hit) => hit.text);

  for (const name of NAMES)
    test(`${name}, the owner or in the chart`, () => {
      const [firstName = '', lastName = ''] = name.split(' ');
      for (const facts of [
        { owner: null, people: [name] },
        { owner: { firstName, lastName }, people: [] },
      ]) {
        assert.deepEqual(people(`Run by ${name} since 1998`, facts), [name]);
        assert.deepEqual(people(`Mr ${lastName} stays`, facts), [lastName]);
        assert.deepEqual(people(`Ask for ${firstName}`, facts), [firstName]);
        assert.deepEqual(people(`${firstName} has run it since 1998`, facts), [firstName]);
        assert.deepEqual(people(`Bought from ${lastName} in 1998`, facts), [lastName]);
        assert.deepEqual(people(`${firstName[0]}. ${lastName} signs`, facts), [lastName]);
      }
    });

  test('a first name that no dictionary has is found at the start of a sentence, whatever comes after it', () => {
    const owner = { firstName: 'Denis', lastName: 'Rose' };
    assert.deepEqual(people('Denis taille les arbres.', { owner, people: [] }), ['Denis']);
    assert.deepEqual(people('Rose des vents et petits fours.', { owner, people: [] }), []);
  });

  test('the owner is looked for, even of a name that is a trade', () => {
    const owner = { firstName: 'Mason', lastName: 'Garage' };
    assert.deepEqual(people('Founded by Mason Garage', { owner, people: [] }), ['Mason Garage']);
  });

  test('posts and parts of the company in the chart are not people', () => {
    const posts = [
      'Head of Production',
      'Responsable Qualité',
      'Équipe de nuit',
      'Service Après-Vente',
      'Support',
    ];
    for (const post of posts)
      assert.deepEqual(people(`Ask the ${post}, or Support`, { owner: null, people: posts }), []);
  });
});

describe('by reason', () => {
  const rows: [BusinessName, string, string[][]][] = [
    [
      'machining',
      'Écrire à h.marchand [at] vercors-usinage [point] fr',
      [['h.marchand [at] vercors-usinage [point] fr', 'email']],
    ],
    [
      'software',
      'Voir syndalis.io ou https://app.syndalis.com/demo.',
      [
        ['syndalis.io', 'website'],
        ['https://app.syndalis.com/demo', 'website'],
      ],
    ],
    ['software', 'Les ventes passent par Booking.com et Amazon.fr', []],
    ['haulier', 'Tél. 0033 (0)3 27 88 10 20', [['0033 (0)3 27 88 10 20', 'phone']]],
    ['haulier', 'Dirigée par G.D. depuis 1998', [['G.D', 'person']]],
    ['consulting', 'RCS Lyon B 732 829 320', [['RCS Lyon B 732 829 320', 'registration_number']]],
    ['consulting', 'Un bureau 24 rue de la République', [['rue de la République', 'street']]],
    ['dental', 'Sales of 552 100 554 francs in ten years', []],
    ['machining', 'Un montant de 552 100 554 €', []],
    ['machining', 'SIRET 55210055400013', [['SIRET 55210055400013', 'registration_number']]],
  ];
  for (const [business, text, expected] of rows)
    test(text, () => assert.deepEqual(found(business, text), expected));

  test('a name is found written apart, of the company or of its product', () => {
    const facts = {
      ...BUSINESSES.machining,
      companyName: 'Stonebridge Lift Services',
      privateTexts: ['Our TideWater blend'],
    };
    const texts = {
      project_title: 'Stone Bridge Lift Services',
      activity: 'The Tide Water blend, at low tide water',
    };
    assert.deepEqual(
      findIdentityHits(texts, facts, words).map((hit) => hit.text),
      ['Stone Bridge Lift Services', 'Tide Water'],
    );
  });

  test('a telephone number, a VAT amount and a VAT number are told apart', () => {
    assert.deepEqual(found('machining', 'VAT number IE6412097K'), [
      ['VAT number IE6412097K', 'registration_number'],
    ]);
    assert.deepEqual(found('machining', 'TVA de 248 000 €, VAT of £1,200,000 and TVA : 1 250 000 €'), []);
  });

  test('long and hostile texts end', () => {
    const long = 'a'.repeat(10_000);
    for (const text of [
      long,
      'A.'.repeat(5000),
      'zero '.repeat(2000),
      `${'1 '.repeat(5000)}`,
      '@.'.repeat(5000),
    ])
      assert.ok(Array.isArray(hits('machining', text)));
  });
});
