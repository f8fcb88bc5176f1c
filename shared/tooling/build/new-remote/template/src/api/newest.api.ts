import { type Opportunity, type Paged, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

const SHOWN = 10;

export const listNewest = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<Opportunity>>(paths.opportunities, {
    params: { ordering: '-created_at', page: 1, page_size: SHOWN },
    signal,
  });
