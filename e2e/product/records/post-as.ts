import { type Account, fetchTokens } from './account.ts';

/** Posts as this user, JSON or a form, and returns the response. */
export async function postAs(address: string, who: Account, path: string, body: object | FormData) {
  const { access } = await fetchTokens(address, who);
  const json = !(body instanceof FormData);
  const response = await fetch(address + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access}`,
      connection: 'close',
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(body) : body,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Reads a path as this user. */
export async function getAs(address: string, who: Account, path: string) {
  const { access } = await fetchTokens(address, who);
  const headers = { authorization: `Bearer ${access}`, connection: 'close' };
  const response = await fetch(address + path, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

export function asForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
