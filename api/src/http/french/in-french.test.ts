import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FILE_REFUSALS } from '@handover/shared/contract';
import { anonymous } from '../../../testing/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { FRENCH } from './french.data.ts';
import { inFrench, sentenceInFrench } from './in-french.ts';

const REFUSALS =
  /\b(?:fieldError|unauthorized|forbidden|notFound|conflict|tooLarge|wrongMedia|tooMany|unavailable|trouble)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** What the source tells people: the sentences in its refusals, each with something for what it names. */
function sentences(): string[] {
  const src = join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !/\.test\.ts$|testing\/|model\//.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(REFUSALS)].flatMap(([, given = '']) =>
      [...given.matchAll(LITERALS)].map(
        ([, plain, named]) => plain ?? named?.replace(/\$\{[^}]*\}/g, '7') ?? '',
      ),
    ),
  );
  return [...new Set(found)].filter((text) => /^[A-Z7].* /.test(text));
}

test('whatever is refused can be told in French', () => {
  const told = sentences();
  assert.ok(told.length > 80, `${told.length} were found`);
  assert.deepEqual(
    told.filter((english) => sentenceInFrench(english) === english),
    [],
  );
});

test('every sentence takes what the English one names, and has its typography', () => {
  for (const [english, french] of Object.entries(FRENCH)) {
    for (const [slot] of french.matchAll(/\{\w+\}/g)) assert.ok(english.includes(slot), french);
    assert.doesNotMatch(french, /[^\u202f][;:!?»]|'/, french);
  }
});

for (const [english, french] of [
  [
    'Too many failed attempts. Try again in 1 minute.',
    'Trop de tentatives infructueuses. Réessayez dans 1 minute.',
  ],
  ['At most 5 files at once', '5 fichiers au maximum à la fois'],
  ['At most 5', '5 au maximum'],
  [
    'This Google account belongs to another Handover account',
    'Ce compte Google appartient à un autre compte Handover',
  ],
  [FILE_REFUSALS.empty, FILE_REFUSALS.empty],
] as const)
  test(`${english}: ${french}`, () => assert.equal(sentenceInFrench(english), french));

test('fields are told one by one', () => {
  assert.deepEqual(inFrench({ email: ['This field is required', 'Of somebody else'] }), {
    email: ['Ce champ est obligatoire', 'Of somebody else'],
  });
});

test('who reads French is refused in French, whoever else in English', async () => {
  const nobody = anonymous(await buildTestApp({ seed: 'none' }));
  const signIn = (language: string) =>
    nobody.call(
      'POST',
      '/api/get_token/',
      { email: 'no@example.test', password: 'x' },
      { 'accept-language': language },
    );
  assert.equal(
    (await signIn('fr-FR,fr;q=0.9')).body.detail,
    'L’adresse e-mail ou le mot de passe est incorrect',
  );
  assert.equal((await signIn('de')).body.detail, 'The e-mail or the password is not right');
  const unfilled = await nobody.call('POST', '/api/get_token/', {}, { 'accept-language': 'fr' });
  assert.deepEqual(unfilled.body.email, ['Ce champ est obligatoire']);
});
