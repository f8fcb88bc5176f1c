import type { ApiDocument } from './api-changes.ts';

/** Long, since a machine that builds and tests responds slowly; without an api the connection is refused at once. */
const TIMEOUT_MS = 15_000;

/** The OpenAPI document of the api at an address; undefined if none responds. */
export async function apiDocumentAt(address: string): Promise<ApiDocument | undefined> {
  try {
    const response = await fetch(new URL('/api/openapi.json', address), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const document = await response.json();
    return typeof document?.paths === 'object' ? document : undefined;
  } catch {
    return undefined;
  }
}
