import type { IdentityHit } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Asker } from '../../../turns/fair-turns.ts';
import { readCreatedNames } from '../../reference/index.ts';
import type { IdentityTexts } from '../naming/identity.rules.ts';
import { readIdentityFacts } from './identity-facts.sql.ts';

interface PublicSide {
  texts: IdentityTexts;
  /** Ids of the tags and the region; those that users have made are searched, too. */
  tags: readonly number[];
  region: number | null | undefined;
  /** Whose listing it is, where that is who asks: of what others have made, nothing is told. */
  userId?: number;
  /** Who takes turns with others. */
  asker: Asker;
}

/** What of all that everyone will read of a listing tells whose it is. */
export async function searchListing(
  { db, identitySearch }: FastifyInstance,
  companyId: number,
  { texts, tags, region, userId, asker }: PublicSide,
): Promise<IdentityHit[]> {
  const facts = await readIdentityFacts(db, companyId);
  const created = await readCreatedNames(db, { tags, regions: region ? [region] : [] }, userId);
  return identitySearch.find({ texts, facts, ...created }, asker);
}
