/** Whom a column tells something about. */
export const ABOUT = {
  holder: 'the holder of an account',
  business: 'their business, and whoever its texts name',
  sides: 'both sides of a deal or request',
  others: 'people who may have no account',
  staff: 'staff',
  nobody: 'nobody',
} as const;

/** Why a column is not in the export of an account. */
export const NOT_EXPORTED = {
  secret: 'a secret of a sign-in, or the hash of one',
  internal: 'keeps things in order, and tells no more than what is exported',
  derived: 'made from what is exported',
  'of others': 'about somebody else, or what staff noted; on request, after a look at whose it is too',
  proof: 'proof, such as the audit log; on request',
  nobody: 'about nobody',
} as const;

/** What becomes of it when the account is closed. Where `stays` is set, the search for what is left finds it. */
export const ERASED = {
  row: { text: 'the row goes', stays: false },
  emptied: { text: 'the value is emptied', stays: false },
  deal: { text: 'stays: the other side of the deal or request has to keep it too', stays: true },
  told: { text: 'stays with the others who were told, as long as their notices', stays: true },
  proof: { text: 'stays: proof of what was agreed, disclosed or decided', stays: true },
  listing: { text: 'stays: the public part of a listing that had a deal, which deals refer to', stays: true },
  everybody: { text: 'stays: a word that others use, or that a deal has', stays: true },
  number: { text: 'stays: an id, a time or a state that names nobody without the rest', stays: true },
  soon: { text: 'goes by itself, as said', stays: true },
  nothing: { text: 'tells nothing of a person', stays: true },
} as const;

export interface Columns {
  /** Names of columns, with a space between. */
  names: string;
  about: keyof typeof ABOUT;
  /** The section of the export, or why not. */
  export: (typeof SECTIONS)[number] | keyof typeof NOT_EXPORTED;
  erased: keyof typeof ERASED;
  /** People write it, so that it may tell anything. */
  words?: true;
}

export interface Table {
  why: string;
  /** How long; a name in capitals is a setting. */
  kept: string;
  columns: Columns[];
}

export type Register = Record<string, Table>;

/** The sections of the file that `api/src/features/account` exports. */
export const SECTIONS = [
  'profile',
  'buyer_profile',
  'firm',
  'social_accounts',
  'accepted_ndas',
  'written_agreements',
  'letters_sent',
  'tags_added',
  'regions_added',
  'contact_messages',
  'listing_reports',
  'sessions',
  'ended_sessions',
  'companies',
  'opportunities',
  'favorites',
  'delegations',
  'saved_searches',
  'access_requests_made',
  'access_requests_received',
  'deals',
  'notifications',
  'notification_settings',
  'calendar_address',
  'api_keys',
  'files',
] as const;

type Exported = Columns['export'];

/** Columns by whom they are about, where they are exported, and what becomes of them: `columns('holder/profile/emptied', 'email')`. */
export function columns(
  kind: `${keyof typeof ABOUT}/${Exported}/${keyof typeof ERASED}`,
  names: string,
): Columns {
  const [about, exported, erased] = kind.split('/') as [keyof typeof ABOUT, Exported, keyof typeof ERASED];
  return { names, about, export: exported, erased };
}

/** Columns in which people write. */
export const words = (columns: Columns): Columns => ({ ...columns, words: true });

/** Columns that tell nothing of a person. */
export const plain = (names: string) => columns('nobody/nobody/nothing', names);
