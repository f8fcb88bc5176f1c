export const FIRM_KINDS = ['adviser', 'buyer', 'group'] as const;
/** What people are in a firm, from the most rights to the least. */
export const FIRM_ROLES = ['owner', 'member', 'reader'] as const;
/** What leaving a firm does: nothing else, its end, or nothing before it has another owner. */
export const LEAVINGS = ['free', 'ends_firm', 'hand_on_first'] as const;

export type FirmKind = (typeof FIRM_KINDS)[number];
export type FirmRole = (typeof FIRM_ROLES)[number];
export type Leaving = (typeof LEAVINGS)[number];
