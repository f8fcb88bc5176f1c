import type { IdentityHit } from '@handover/shared/contract';
import type { Queryable } from '../../../../db/connect.ts';
import { readCreatedNames } from '../../reference/index.ts';
import { findIdentityHits, findInName, type IdentityTexts } from '../identity.rules.ts';
import { everydayWords } from './everyday-words.ts';
import { readIdentityFacts } from './identity-facts.sql.ts';

interface PublicSide {
  texts: IdentityTexts;
  /** Ids of the tags and the region; those that users have made are searched, too. */
  tags: readonly number[];
  region: number | null | undefined;
}

/** What of all that everyone will read of a listing tells whose it is. */
export async function searchListing(
  db: Queryable,
  companyId: number,
  { texts, tags, region }: PublicSide,
): Promise<IdentityHit[]> {
  const facts = await readIdentityFacts(db, companyId);
  const created = await readCreatedNames(db, { tags, regions: region ? [region] : [] });
  const words = await everydayWords();
  return [
    ...findIdentityHits(texts, facts, words),
    ...created.tags.flatMap((name) => findInName('tags', name, facts, words)),
    ...created.regions.flatMap((name) => findInName('region', name, facts, words)),
  ];
}
