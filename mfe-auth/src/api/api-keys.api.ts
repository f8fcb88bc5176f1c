import type { ApiKey, ApiKeyBody, MadeApiKey, Paged } from '@handover/shared/contract';
import { paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const listApiKeys = (http: HttpClient, signal?: AbortSignal) =>
  http.get<Paged<ApiKey>>(paths.apiKeys, { signal });

export const makeApiKey = (http: HttpClient, body: ApiKeyBody) => http.post<MadeApiKey>(paths.apiKeys, body);

export const revokeApiKey = (http: HttpClient, id: string) => http.delete(paths.apiKey(id));
