import type { IdentityHit } from '@handover/shared/contract';
import {
  findIdentityHits,
  findInName,
  type IdentityFacts,
  type IdentityTexts,
} from '../naming/identity.rules.ts';
import type { EverydayWords } from './everyday-words.ts';

/** What everyone will read of a listing, and what it must not tell. Plain data, for it goes to another thread. */
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
