import { paths } from '../../contract/wire/paths.ts';

/** The areas of the application's state (specification, section 3). */
export const AREAS = [
  'auth',
  'messages',
  'ui',
  'user',
  'companies',
  'select',
  'opportunities',
  'deals',
  'notifications',
] as const;

/** The same for every user: content, reference data, messages. */
const PUBLIC_AREAS: readonly unknown[] = ['messages', 'ui', 'select'];
/** Reference data that includes the additions of one user, which nobody else is offered yet. */
const ADDED_TO: readonly unknown[] = [paths.tags, paths.regions];

/**
 * Whether the data of a key belongs to one user, and so is dropped at sign-in and sign-out. It does unless the area
 * is public. The data of areas that remotes add belongs to a user, and so do opportunities, which include the user's
 * favourites and access.
 */
export const isOfUser = ([area, name]: readonly unknown[]): boolean =>
  !PUBLIC_AREAS.includes(area) || (area === 'select' && ADDED_TO.includes(name));
