/** The areas of the application's state (specification, section 3); the first part of every query key. */
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
export type Area = (typeof AREAS)[number];

/** Dropped when somebody signs in or out. Opportunities too: favourites and access are of the person who asked. */
export const USER_AREAS: readonly Area[] = [
  'auth',
  'user',
  'companies',
  'opportunities',
  'deals',
  'notifications',
];

/** The key of a query: its area, then whatever tells it apart. */
export const areaKey = <Rest extends readonly unknown[]>(
  area: Area,
  ...rest: Rest
): readonly [Area, ...Rest] => [area, ...rest];
