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
  /** The owner of the listing, if they ask. Names that others have made are not revealed. */
  userId?: number;
  /** The user whose searches take turns with those of others. */
  asker: Asker;
}

/** The hits in the public texts of a listing that reveal the company. */
export async function searchListing(
  { db, identitySearch }: FastifyInstance,
  companyId: number,
  { texts, tags, region, userId, asker }: PublicSide,
): Promise<IdentityHit[]> {
  const facts = await readIdentityFacts(db, companyId);
  const created = await readCreatedNames(db, { tags, regions: region ? [region] : [] }, userId);
  return identitySearch.find({ texts, facts, ...created }, asker);
}
