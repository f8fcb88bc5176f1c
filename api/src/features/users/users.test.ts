import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pdf, png } from '../../../testing/documents/sample-files.ts';
import { anonymous, signedIn } from '../../../testing/people/actor.ts';
import { mailsTo, recoveryTokenFor } from '../../../testing/people/mailed-links.ts';
import { PASSWORD } from '../../../testing/people/user.builder.ts';
import { buildTestApp } from '../../../testing/servers/build-test-app.ts';
import { until } from '../../../testing/until.ts';

const app = await buildTestApp();
const nobody = anonymous(app);
const newcomer = {
  email: 'New.Comer@Example.test',
  password1: PASSWORD,
  password2: PASSWORD,
  first_name: 'Jean-Pierre',
  last_name: "O'Neil",
  phone: '+33 6 12 34 56 78',
};

test('sign_up returns the user and tokens; a taken e-mail is reported by field', async () => {
  const response = await nobody.post('/api/users/sign_up/', newcomer);
  assert.equal(response.status, 201);
  assert.equal(response.body.user.email, 'new.comer@example.test');
  assert.equal(response.body.user.is_staff, false);
  assert.ok(!JSON.stringify(response.body).includes('argon2'));
  const again = await nobody.post('/api/users/sign_up/', { ...newcomer, email: 'new.comer@example.TEST' });
  assert.equal(again.status, 400);
  assert.deepEqual(Object.keys(again.body.codes), ['email']);
});

test('names, numbers and addresses are taken as people write them, and stored in one form', async () => {
  const abroad = {
    ...newcomer,
    email: ' Anne@Société.example ',
    first_name: 'O',
    last_name: '\u200evan\u00a0  ’t\u202fHoff',
    phone: 'tel:+33\u202f6\u202f12\u202f34\u202f56\u202f79',
  };
  const { status, body } = await nobody.post('/api/users/sign_up/', abroad);
  assert.equal(status, 201);
  const { email, first_name, last_name, phone, id } = body.user;
  assert.deepEqual(
    [email, first_name, last_name, phone],
    ['anne@société.example', 'O', 'van ’t Hoff', '+33612345679'],
  );
  // The domain in its other forms is the same account.
  for (const form of ['anne@xn--socit-esab.example', 'ANNE@SOCIE\u0301TE\u0301.example']) {
    assert.equal((await nobody.post('/api/users/sign_up/', { ...abroad, email: form })).status, 400);
    const tokens = await nobody.post('/api/get_token/', { email: form, password: PASSWORD });
    assert.equal(tokens.status, 200);
  }
  await nobody.post('/api/users/initiate_password_recovery/', { email: 'anne@société.example' });
  assert.ok(await recoveryTokenFor(app, 'anne@xn--socit-esab.example'));
  const person = await signedIn(app, { id, email: body.user.email });
  const edited = await person.form('PATCH', `/api/users/${person.user.id}/`, [
    ['last_name', 'Saint\u2011Exupéry'],
    ['linkedin_url', ' linkedin.com/in/anne\u200b'],
  ]);
  assert.equal(edited.body.last_name, 'Saint-Exupéry');
  assert.equal(edited.body.linkedin_url, 'https://linkedin.com/in/anne');
});

test('sign_up reports every invalid field, and ignores rights in the body', async () => {
  const wrong = {
    ...newcomer,
    email: 'x',
    password1: 'short',
    password2: 'other',
    first_name: 'R2',
    phone: '12',
  };
  const { status, body } = await nobody.post('/api/users/sign_up/', wrong);
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.codes).sort(), ['email', 'first_name', 'password1', 'password2']);
  const phone = await nobody.post('/api/users/sign_up/', {
    ...newcomer,
    email: 'p@example.test',
    phone: '12',
  });
  assert.deepEqual(phone.body, {
    phone: ['Enter a valid phone number.'],
    codes: { phone: [{ code: 'value.invalid_phone' }] },
  });
  const staff = await nobody.post('/api/users/sign_up/', {
    ...newcomer,
    email: 's@example.test',
    is_staff: true,
    isStaff: true,
  });
  assert.equal(staff.body.user.is_staff, false);
});

test('the language of mails is the one that is sent, else that of the browser; the profile changes it', async () => {
  const signUp = async (email: string, fields: object, language: string) => {
    const body = { ...newcomer, email: `${email}@example.test`, ...fields };
    const response = await nobody.call('POST', '/api/users/sign_up/', body, { 'accept-language': language });
    return response.body.user?.language ?? response.status;
  };
  assert.equal(await signUp('l1', {}, 'fr-FR,fr;q=0.9,en;q=0.8'), 'fr');
  assert.equal(await signUp('l2', {}, 'de'), 'en');
  assert.equal(await signUp('l3', { language: 'en' }, 'fr'), 'en');
  assert.equal(await signUp('l4', { language: 'de' }, 'fr'), 400);
  const person = await signedIn(app);
  const changed = await person.form('PATCH', `/api/users/${person.user.id}/`, [['language', 'fr']]);
  assert.equal(changed.body.language, 'fr');
  assert.equal((await person.get('/api/users/current_user/')).body.language, 'fr');
});

test('a profile edit changes what is sent; the picture is re-encoded and served', async () => {
  const person = await signedIn(app);
  const url = `/api/users/${person.user.id}/`;
  const response = await person.form('PATCH', url, [
    ['first_name', 'Zoé'],
    ['image', [await png(), 'me.png']],
  ]);
  assert.equal(response.status, 200);
  assert.equal(response.body.first_name, 'Zoé');
  assert.equal(response.body.last_name, 'Martin');
  const image = await nobody.get(response.body.image);
  assert.equal(image.status, 200);
  assert.equal(image.headers['content-type'], 'image/webp');
  assert.equal(image.raw.subarray(8, 12).toString(), 'WEBP');

  const without = await person.form('PATCH', url, [['image', '']]);
  assert.deepEqual([without.status, without.body.image, without.body.first_name], [200, null, 'Zoé']);
  assert.equal((await nobody.get(response.body.image)).status, 404);
  assert.equal((await person.form('PATCH', url, [['image', 'me.png']])).status, 400);
});

test('an invalid picture is refused and not stored', async () => {
  const person = await signedIn(app);
  const url = `/api/users/${person.user.id}/`;
  const stored = () =>
    readdirSync(join(app.config.dataDir, 'files'), { recursive: true }).filter((name) =>
      String(name).includes('.'),
    ).length;
  const before = stored();
  assert.equal((await person.form('PATCH', url, [['image', [pdf(), 'me.png']]])).status, 415);
  assert.equal((await person.form('PATCH', url, [['image', [pdf(), 'me.pdf']]])).status, 400);
  const large = new Blob([new Uint8Array(5 * 1_048_576 + 1)]);
  assert.equal((await person.form('PATCH', url, [['image', [large, 'me.png']]])).status, 413);
  assert.equal(
    (
      await person.form('PATCH', url, [
        ['image', [await png(), 'me.png']],
        ['phone', 'x'],
      ])
    ).status,
    400,
  );
  await until('nothing of them is left', () => stored() === before);
});

test("another user's account is 404", async () => {
  const [one, other] = [await signedIn(app), await signedIn(app)];
  assert.equal((await one.patch(`/api/users/${other.user.id}/`, { first_name: 'Eve' })).status, 404);
});

test('recovery: the same response for every address; the link works once and ends every session', async () => {
  const person = await signedIn(app, { email: 'lost@example.test' });
  const ask = (email: string) =>
    nobody.post('/api/users/initiate_password_recovery/', { email, is_admin_area: false });
  const known = await ask('lost@example.test');
  assert.deepEqual((await ask('unknown@example.test')).body, known.body);
  assert.deepEqual(await mailsTo(app, 'unknown@example.test'), []);
  const body = {
    password1: 'Renewed4821',
    password2: 'Renewed4821',
    token: await recoveryTokenFor(app, 'lost@example.test'),
  };
  const url = `/api/users/${person.user.id}/set_up_password/`;
  assert.equal((await nobody.patch(`/api/users/${person.user.id + 1}/set_up_password/`, body)).status, 400);
  assert.equal((await nobody.patch(url, body)).status, 200);
  assert.deepEqual(Object.keys((await nobody.patch(url, body)).body.codes), ['token']);
  assert.equal((await person.get('/api/users/current_user/')).status, 401);
  assert.equal(
    (await nobody.post('/api/get_token/', { email: 'lost@example.test', password: 'Renewed4821' })).status,
    200,
  );
});

test('change_password asks for the old one and refuses common ones', async () => {
  const person = await signedIn(app);
  const url = `/api/users/${person.user.id}/change_password/`;
  const change = (old_password: string, password: string) =>
    person.post(url, { old_password, password1: password, password2: password });
  assert.deepEqual(Object.keys((await change('Wrong1234', 'Renewed4821')).body.codes), ['old_password']);
  assert.deepEqual(Object.keys((await change(PASSWORD, 'Password1')).body.codes), ['password1']);
  assert.equal((await change(PASSWORD, 'Renewed4821')).status, 200);
  assert.equal((await person.get('/api/users/current_user/')).status, 401);
});

test('after five wrong old passwords the next attempt is refused', async () => {
  const person = await signedIn(app);
  const change = (old_password: string) =>
    person.post(`/api/users/${person.user.id}/change_password/`, {
      old_password,
      password1: 'Renewed4821',
      password2: 'Renewed4821',
    });
  for (let i = 0; i < 5; i += 1) assert.equal((await change('Wrong1234')).status, 400);
  assert.equal((await change(PASSWORD)).status, 429);
});

test('an account gets at most five links an hour; the response stays the same', async () => {
  const { user } = await signedIn(app);
  const body = { email: user.email, is_admin_area: false };
  const ask = () => nobody.post('/api/users/initiate_password_recovery/', body);
  for (let i = 0; i < 7; i += 1) assert.equal((await ask()).status, 200);
  assert.equal((await mailsTo(app, user.email)).length, 5);
});

test('of two concurrent password changes one succeeds, the other is refused', async () => {
  const person = await signedIn(app);
  const change = (password: string) =>
    person.post(`/api/users/${person.user.id}/change_password/`, {
      old_password: PASSWORD,
      password1: password,
      password2: password,
    });
  const responses = await Promise.all([change('Renewed4821'), change('Renewed4822')]);
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
});
