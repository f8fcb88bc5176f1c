import type { IdentityHit } from '@handover/shared/contract';
import {
  findIdentityHits,
  findInName,
  type IdentityFacts,
  type IdentityTexts,
} from '../naming/identity.rules.ts';
import type { EverydayWords } from './everyday-words.ts';

/**
 * The public texts of a listing, and the facts that they must not reveal. Plain data, since it is passed to another
 * thread.
 */
export interface SearchedListing {
  texts: IdentityTexts;
  /** Names that users have made. */
  tags: string[];
  regions: string[];
  facts: IdentityFacts;
}

export const findInListing = (
  { texts, tags, regions, facts }: SearchedListing,
  words: EverydayWords,
): IdentityHit[] => [
  ...findIdentityHits(texts, facts, words),
  ...tags.flatMap((name) => findInName('tags', name, facts, words)),
  ...regions.flatMap((name) => findInName('region', name, facts, words)),
];
