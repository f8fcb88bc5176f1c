import { type AboutUs, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { PublicQuery } from './public-query.ts';

export const aboutUs = {
  queryKey: ['ui', 'about-us'],
  path: paths.aboutUs,
  params: {},
} as const satisfies PublicQuery;

export const getAboutUs = (http: HttpClient, signal: AbortSignal) =>
  http.get<AboutUs>(aboutUs.path, { signal });
