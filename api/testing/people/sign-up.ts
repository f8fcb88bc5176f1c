import assert from 'node:assert/strict';

/** Signs up by HTTP; returns the token and the id of the new user. */
export async function signUp(origin: string, name: string) {
  const password = 'Quite-Long-4711';
  const account = {
    email: `${name}@example.test`,
    password1: password,
    password2: password,
    first_name: 'Alex',
    last_name: 'Martin',
  };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/users/sign_up/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  assert.equal(response.status, 201);
  const { access, user } = (await response.json()) as { access: string; user: { id: number } };
  return { token: access, id: user.id };
}
