import type { Claims } from '../social.rules.ts';

export interface InventedPerson {
  claims: Claims & { sub: string; name: string; email: string };
  /** Shown below the name. */
  note: { en: string; fr: string };
}

const person = (
  [given_name, family_name]: [string, string],
  email: string,
  note: InventedPerson['note'],
  more: Partial<Claims> = {},
): InventedPerson => ({
  claims: {
    sub: email.split('@')[0] ?? email,
    name: `${given_name} ${family_name}`,
    given_name,
    family_name,
    email,
    email_verified: true,
    ...more,
  },
  note,
});

/** The accounts of the local provider. None of them exists outside of it. */
export const PEOPLE: InventedPerson[] = [
  person(['Amélie', 'Rousseau'], 'amelie.rousseau@example.test', {
    en: 'New here, without a phone number',
    fr: 'Nouvelle venue, sans numéro de téléphone',
  }),
  person(
    ['Marc', 'Delcourt'],
    'marc.delcourt@example.test',
    { en: 'New here, with a phone number', fr: 'Nouveau venu, avec un numéro de téléphone' },
    { phone_number: '+33612345678', phone_number_verified: true },
  ),
  person(['Claire', 'Fontaine'], 'seller@handover.test', {
    en: 'Has a Handover account with this e-mail already',
    fr: 'A déjà un compte Handover avec cette adresse e-mail',
  }),
  person(
    ['Nadia', 'Benali'],
    'nadia.benali@example.test',
    { en: 'Her e-mail was never confirmed', fr: 'Son adresse e-mail n’a jamais été confirmée' },
    { email_verified: false },
  ),
];

export const findPerson = (sub: string) => PEOPLE.find(({ claims }) => claims.sub === sub);
