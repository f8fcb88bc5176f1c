import type { LetterMark } from '@handover/shared/contract';
import { markLetter } from '../api/offers.api.ts';
import { useDealMutation } from './deal.mutation.ts';

/** What the owner keeps of a letter, in place of what was kept before. */
export const useMarkLetter = (letterId: number) =>
  useDealMutation((http, kept: LetterMark) => markLetter(http, letterId, kept));
