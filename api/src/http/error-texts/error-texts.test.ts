import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERRORS, LANGUAGES } from '@handover/shared/contract';
import { anonymous } from '../../../testing/people/actor.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { en } from './en.ts';
import { errorText } from './error-text.ts';
import { fr } from './fr.ts';

const TEXTS = { en, fr };
const codes = Object.keys(ERRORS).sort();
/** All others end with a full stop. */
const WORDED_BY_THE_SPECIFICATION: ReadonlySet<unknown> = new Set([en['account.password_too_weak']]);
const SAMPLES = { number: 7, text: 'x', texts: ['x', 'y'], token: 'x' };
const paramsOf = (code: string): Record<string, keyof typeof SAMPLES | readonly string[]> =>
  Object.entries(ERRORS).flatMap(([name, error]) =>
    name === code && 'params' in error ? [error.params] : [],
  )[0] ?? {};

for (const language of LANGUAGES) {
  test(`${language}: every code has a sentence, and there are no others`, () => {
    assert.deepEqual(Object.keys(TEXTS[language]).sort(), codes);
  });

  for (const [code, text] of Object.entries<string | ((params: never) => string)>(TEXTS[language]))
    test(`${language}: ${code} names exactly its params`, () => {
      const read = new Set<string>();
      const kinds = paramsOf(code);
      const params = new Proxy({} as never, {
        get: (_params, name: string) => {
          read.add(name);
          const kind = kinds[name] ?? 'text';
          return typeof kind === 'string' ? SAMPLES[kind] : kind[0];
        },
      });
      const sentence = typeof text === 'string' ? text : text(params);
      const named = Object.keys(kinds).filter((name) => kinds[name] !== 'token');
      assert.deepEqual([...read].sort(), named.sort());
      assert.match(sentence, WORDED_BY_THE_SPECIFICATION.has(sentence) ? /^\S.*\S$/ : /^\S.*[^.]\.$/);
      assert.doesNotMatch(sentence, /undefined|\[object/);
      // A line may be broken at another hyphen.
      assert.doesNotMatch(sentence, /\be-mail/i);
      if (language === 'fr') assert.doesNotMatch(sentence, /[^\u202f][;:!?»]|'/);
    });
}

test('a count of one is singular', () => {
  const wait = (minutes: number) => errorText('fr', 'auth.too_many_failures', { minutes });
  assert.equal(wait(1), 'Trop de tentatives infructueuses. Réessayez dans 1 minute.');
  assert.equal(wait(2), 'Trop de tentatives infructueuses. Réessayez dans 2 minutes.');
});

test('errors are in French for French readers, else in English, with the same code', async () => {
  const nobody = anonymous(await buildTestApp({ seed: 'none' }));
  const signIn = async (language: string, body: object) =>
    (await nobody.call('POST', '/api/get_token/', body, { 'accept-language': language })).body;
  const wrong = { email: 'no@example.test', password: 'x' };
  assert.deepEqual(await signIn('fr-FR,fr;q=0.9', wrong), {
    detail: 'L’adresse e\u2011mail ou le mot de passe est incorrect.',
    code: 'auth.invalid_credentials',
  });
  assert.deepEqual(await signIn('de', wrong), {
    detail: 'The e\u2011mail or the password is not right.',
    code: 'auth.invalid_credentials',
  });
  assert.deepEqual(await signIn('fr', { password: 'x' }), {
    email: ['Ce champ est obligatoire.'],
    codes: { email: [{ code: 'value.required' }] },
  });
});
