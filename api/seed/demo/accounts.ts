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
  {
    email: 'adviser@handover.test',
    firstName: 'Anne',
    lastName: 'Roux',
    isStaff: false,
    company: 'Roux & Associés',
    role: 'Partner',
    place: 'Nantes',
    website: 'https://roux-associes.example',
    spokenLanguages: 'French, English',
    about: 'I accompany owners in the west of France from the first valuation to the signature.',
  },
  {
    email: 'colleague@handover.test',
    firstName: 'Yann',
    lastName: 'Le Goff',
    isStaff: false,
    company: 'Roux & Associés',
    role: 'Analyst',
    place: 'Nantes',
    spokenLanguages: 'French, Breton, English',
  },
] as const;

/** Ids of the demo accounts. */
export type DemoUsers = Record<'staff' | 'seller' | 'buyer' | 'rival' | 'adviser' | 'colleague', number>;
