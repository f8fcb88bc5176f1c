export const DEMO_PASSWORD = 'Handover1';

/** The demo accounts, in the order of their ids in a new database. */
export const DEMO_ACCOUNTS = [
  { email: 'staff@handover.test', firstName: 'Sacha', lastName: 'Moreau', isStaff: true },
  {
    email: 'seller@handover.test',
    firstName: 'Claire',
    lastName: 'Fontaine',
    isStaff: false,
    company: 'Fontaine Participations',
    role: 'Founder',
    place: 'Lyon',
    spokenLanguages: 'French, English',
    about:
      'I have built and bought small firms for thirty years, and pass them on one by one to people who stay.',
  },
  {
    email: 'buyer@handover.test',
    firstName: 'Thomas',
    lastName: 'Keller',
    isStaff: false,
    company: 'Keller Baustoffe',
    role: 'Managing director',
    place: 'Strasbourg',
    website: 'https://keller.example',
    spokenLanguages: 'German, French, English',
    about:
      'Second generation of a family group. Three takeovers in ten years; each kept its name and its people.',
  },
  {
    email: 'rival@handover.test',
    firstName: 'Inès',
    lastName: 'Laurent',
    isStaff: false,
    role: 'Search-fund entrepreneur',
    place: 'Paris',
    spokenLanguages: 'French, English, Spanish',
  },
] as const;

/** Ids of the demo accounts. */
export type DemoUsers = Record<'staff' | 'seller' | 'buyer' | 'rival', number>;
