/** The users of the demo data: both sides of a deal, another bidder, and the staff. */
export const DEMO_USERS = ['seller', 'buyer', 'rival', 'staff'] as const;
type DemoUser = (typeof DEMO_USERS)[number];

export const DEMO_PASSWORD = 'Handover1';

export const emailOf = (name: DemoUser): string => `${name}@handover.test`;

export const demoUserOf = (email: string | undefined): DemoUser | undefined =>
  DEMO_USERS.find((name) => emailOf(name) === email);
