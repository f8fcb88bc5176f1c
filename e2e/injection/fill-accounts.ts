import { paths } from '@handover/shared/contract';
import { createAccount, fetchTokens } from '../product/records/account.ts';
import { STAFF } from '../product/records/confidential-listing.ts';
import type { HostileClient } from './hostile-client.ts';
import { long, short, webAddress } from './hostile-texts.ts';
import { PAYLOADS } from './payloads.ts';

/** Fills accounts with these texts. The server refuses most of them in names of people, addresses and numbers. */
export async function fillAccounts(client: HostileClient, address: string, payloads: readonly string[]) {
  const person = await createAccount(address);
  const { id } = (await (await client.get(person, paths.currentUser)).json()) as { id: number };
  for (const payload of payloads)
    await client.send(
      person,
      'PATCH /api/users/{id}/',
      { id },
      { language: 'en' },
      {
        first_name: payload,
        last_name: payload,
        phone: payload,
        linkedin_url: payload.includes('evil') ? `https://linkedin.com/in/${payload}` : payload,
        website: webAddress(payload),
        company: short(payload),
        role: short(payload),
        place: short(payload),
        spoken_languages: short(payload),
        about: short(payload),
      },
    );
  // These calls are limited by address; their fields have the schemas of those above.
  const [payload = ''] = payloads;
  const passwords = { password1: person.password, password2: person.password };
  const names = { first_name: payload, last_name: payload, phone: payload, email: payload };
  await client.send(null, 'POST /api/users/sign_up/', {}, passwords, names);
  await client.send(null, 'POST /api/users/initiate_password_recovery/', {}, {}, { email: payload });
  await client.send(person, 'POST /api/users/{id}/email_change/', { id }, {}, { email: payload });
  await client.send(null, 'POST /api/get_token/', {}, { password: 'Wrong1234' }, { email: payload });
  await client.send(
    null,
    'POST /api/contact_us/',
    {},
    { name: 'A visitor', email: person.email, message: 'How does it work, please?' },
    { name: short(payload), message: long(), phone: payload, email: payload },
  );
  await client.send(person, 'POST /api/users/{id}/confirmation/', { id }, { password: person.password });
  for (const origin of [payload, `https://${payload}`])
    await client.send(
      person,
      'POST /api/api_keys/',
      {},
      { kind: 'widget', name: 'A site', origins: ['https://site.test'] },
      { name: short(payload), origins: [origin] },
    );
  await client.send(
    STAFF,
    'POST /api/people/{id}/measures/',
    { id },
    { kind: 'signed_out' },
    { reason: `${PAYLOADS.slice(0, 12).join('\n')} of staff` },
  );
  // The device of a session is what its browser says that it is.
  for (const payload of payloads.slice(0, 8))
    if (/^[\x20-\x7e]*$/.test(payload)) await fetchTokens(address, person, payload);
  return { ...person, id };
}
