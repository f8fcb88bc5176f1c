import type { Opportunity, Paged, ProposedDecision, Review } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import type { PageCall } from '@handover/shared/ui-extra';

export interface Decision {
  id: number;
  validated: boolean;
  reason?: string | undefined;
  /** The decisions on tags and a region that the owner has made. */
  proposed?: readonly ProposedDecision[];
  /** Replaces what the owner left open. */
  sectors?: readonly number[];
  sub_sectors?: readonly number[];
  /** The `updated_at` of what was read: what has changed since is not decided. */
  unchangedSince: string;
}

export const getModerationQueue = (http: HttpClient, page: PageCall, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.moderationQueue, { params: { ...page }, signal });

export const getReview = (http: HttpClient, id: number, signal?: AbortSignal) =>
  http.get<Review>(paths.review(id), { signal });

export const moderate = (http: HttpClient, { id, unchangedSince, ...decision }: Decision) =>
  http.post<unknown>(paths.moderate(id), decision, { ifUnchangedSince: unchangedSince });
