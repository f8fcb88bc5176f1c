import type { Adviser } from './market-advisers.ts';

const ROLES = ['owner', 'requester'] as const;
export type Role = (typeof ROLES)[number];

export const CALLS = [
  'ask',
  'accept',
  'decline',
  'withdraw',
  'submit_loi',
  'update_loi',
  'accept_loi',
  'decline_loi',
  'withdraw_loi',
  'to_introduction',
  'to_loi',
  'to_due_diligence',
  'to_spa',
  'to_closing',
  'pause_or_resume',
  'cancel',
  'complete',
  'confirm_completion',
  'refuse_completion',
  'withdraw_completion',
  'extend',
  'shorten',
  'propose_end',
  'agree_to_end',
  'refuse_end',
  'withdraw_end',
  'archive',
  'attach_company',
] as const;
export const TIMES = [
  'exclusivity_ends',
  'letters_expire',
  'requests_expire',
  'completion_is_due',
  'a_month_passes',
] as const;
export type Command =
  /** `through`: made by an adviser of the owner. */
  | { call: (typeof CALLS)[number]; by: Role; bidder: number; through?: Adviser }
  | { time: (typeof TIMES)[number] };

/** Every possible command for a number of bidders. */
export const commandsFor = (bidders: number): Command[] => [
  ...TIMES.map((time) => ({ time })),
  ...Array.from({ length: bidders }, (_, bidder) =>
    CALLS.flatMap((call) => ROLES.map((by) => ({ call, by, bidder }))),
  ).flat(),
];
