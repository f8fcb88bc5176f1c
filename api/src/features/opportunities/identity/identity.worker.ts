import { everydayWords } from './everyday-words.ts';
import { findInListing, type SearchedListing } from './find-in-listing.rules.ts';

/** Runs in a thread of its own, which keeps the word lists (`identity-search.plugin.ts`). */
export const findHits = async (listing: SearchedListing) => findInListing(listing, await everydayWords());
