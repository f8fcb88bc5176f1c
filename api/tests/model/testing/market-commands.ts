import type { Adviser } from './market-advisers.ts';
import { CALLS, type Call } from './market-calls.ts';

const ROLES = ['owner', 'requester'] as const;
export type Role = (typeof ROLES)[number];

export const TIMES = [
  'exclusivity_ends',
  'letters_expire',
  'requests_expire',
  'completion_is_due',
  'a_month_passes',
] as const;
export type Command =
  /** `through`: made by an adviser of the owner. */
  { call: Call; by: Role; bidder: number; through?: Adviser } | { time: (typeof TIMES)[number] };

/** Every possible command for a number of bidders. */
export const commandsFor = (bidders: number): Command[] => [
  ...TIMES.map((time) => ({ time })),
  ...Array.from({ length: bidders }, (_, bidder) =>
    (Object.keys(CALLS) as Call[]).flatMap((call) => ROLES.map((by) => ({ call, by, bidder }))),
  ).flat(),
];
