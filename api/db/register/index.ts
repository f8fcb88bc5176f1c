/** The register of what is stored about people: every column of the schema, why, how long, and what becomes of it. */
import { DEALS } from './deals.ts';
import type { Register } from './entry.ts';
import { LISTS } from './lists.ts';
import { MARKET } from './market.ts';
import { PEOPLE } from './people.ts';
import { SIDES } from './sides.ts';
import { SIGN_IN } from './sign-in.ts';

export { ABOUT, type Columns, ERASED, NOT_EXPORTED, SECTIONS } from './entry.ts';
export { OUTSIDE } from './outside.ts';

export const PARTS: Record<string, Register> = {
  'Accounts and what people tell of themselves': PEOPLE,
  'Signing in': SIGN_IN,
  'Companies and listings': MARKET,
  'Requests and deals': { ...DEALS, ...LISTS, ...SIDES },
};
export const REGISTER: Register = Object.assign({}, ...Object.values(PARTS));
