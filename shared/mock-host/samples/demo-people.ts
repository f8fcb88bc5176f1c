/** The people of the demo data: both sides of a deal, who bids against the buyer, and who runs the marketplace. */
export const DEMO_PEOPLE = ['seller', 'buyer', 'rival', 'staff'] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];

export const DEMO_PASSWORD = 'Handover1';

export const emailOf = (person: DemoPerson): string => `${person}@handover.test`;

export const personOf = (email: string | undefined): DemoPerson | undefined =>
  DEMO_PEOPLE.find((person) => emailOf(person) === email);
