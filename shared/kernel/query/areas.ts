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

/** The same for everybody: content, reference data, and what this browser was told. */
const PUBLIC_AREAS: readonly unknown[] = ['messages', 'ui', 'select'];

/**
 * Whether what stands under a key is of one person, and so dropped when somebody signs in or out. Whatever is not known
 * to be for everybody is: the areas that remotes bring along, and opportunities, since favourites and access are theirs.
 */
export const isOfUser = ([area]: readonly unknown[]): boolean => !PUBLIC_AREAS.includes(area);
