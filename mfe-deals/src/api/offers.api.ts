import { type LetterMark, type Offers, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

/** The open and the answered letters of all deals of an opportunity, for its owner. */
export const fetchOffers = (http: HttpClient, opportunityId: number, signal: AbortSignal) =>
  http.get<Offers>(paths.opportunityOffers(opportunityId), { signal });

export const markLetter = (http: HttpClient, letterId: number, kept: LetterMark) =>
  http.post<LetterMark>(paths.markLetter(letterId), kept);
