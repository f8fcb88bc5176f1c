export const FIRM_KINDS = ['adviser', 'buyer', 'group'] as const;
/** What people are in a firm, from the most rights to the least. */
export const FIRM_ROLES = ['owner', 'member', 'reader'] as const;

export type FirmKind = (typeof FIRM_KINDS)[number];
export type FirmRole = (typeof FIRM_ROLES)[number];
