import type { Landing } from '@handover/shared/contract';
import type { landingQuerySchema } from '@handover/shared/contract/schemas';
import type { OpenCall } from '../../../http/call.ts';
import { landingOf } from './landing.rules.ts';
import { readLandingNames } from './landing.sql.ts';
import { landingCounts } from './landing-counts.ts';

/** A landing page, the same for everyone. */
export async function readLanding({
  db,
  query,
}: OpenCall<{ query: typeof landingQuerySchema }>): Promise<Landing> {
  const [names, counts] = await Promise.all([readLandingNames(db), landingCounts(db)]);
  return landingOf(names, counts, query);
}
