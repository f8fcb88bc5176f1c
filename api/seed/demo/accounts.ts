export const DEMO_PASSWORD = 'Handover1';

/** The demo accounts, in the order of their ids in a new database. */
export const DEMO_ACCOUNTS = [
  { email: 'staff@handover.test', firstName: 'Sacha', lastName: 'Moreau', isStaff: true },
  { email: 'seller@handover.test', firstName: 'Claire', lastName: 'Fontaine', isStaff: false },
  { email: 'buyer@handover.test', firstName: 'Thomas', lastName: 'Keller', isStaff: false },
  { email: 'rival@handover.test', firstName: 'Inès', lastName: 'Laurent', isStaff: false },
] as const;

/** Ids of the demo accounts. */
export type DemoUsers = Record<'staff' | 'seller' | 'buyer' | 'rival', number>;
