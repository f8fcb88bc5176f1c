import { paths } from '@handover/shared/contract';
import type { PublicQuery } from '../../state/public-query.ts';

export const aboutUs = {
  queryKey: ['ui', 'about-us'],
  path: paths.aboutUs,
  params: {},
} as const satisfies PublicQuery;
