/** `read`: a program reads one's own listings. `widget`: sites show those that are published. */
export const KEY_KINDS = ['read', 'widget'] as const;
/** `published`: the teasers of what is published. `states`: also what is not, with its state. */
export const KEY_SCOPES = ['published', 'states'] as const;
/** After how many days a key may end. */
export const KEY_DAYS = [30, 90, 365] as const;
export const LISTING_STATES = ['under_review', 'published', 'rejected', 'sold'] as const;
export const API_KEY = {
  nameMin: 2,
  nameMax: 60,
  /** Keys of one person. */
  keys: 10,
  /** Sites of one widget. */
  origins: 10,
  originMax: 200,
  /** Listings that a widget shows. */
  shown: 24,
} as const;
