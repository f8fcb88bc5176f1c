import type { OwnAreas } from './index.ts';

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
export type Area = (typeof AREAS)[number] | keyof OwnAreas;

/** The same for everybody: content, reference data, and what this browser was told. */
const PUBLIC_AREAS: readonly unknown[] = ['messages', 'ui', 'select'];

/**
 * Whether what stands under a key is of one person, and so dropped when somebody signs in or out. Whatever is not known
 * to be for everybody is: the areas that remotes bring along, and opportunities, since favourites and access are theirs.
 */
export const isOfUser = ([area]: readonly unknown[]): boolean => !PUBLIC_AREAS.includes(area);

/** The key of a query: its area, then whatever tells it apart. */
export const areaKey = <Rest extends readonly unknown[]>(
  area: Area,
  ...rest: Rest
): readonly [Area, ...Rest] => [area, ...rest];
