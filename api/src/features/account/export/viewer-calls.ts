import { errorSchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../errors/domain-error.ts';

type Item = Record<string, unknown>;
const GONE = [403, 404];
const PASSED_ON = [401, ...GONE, 429, 503];

export interface ViewerCalls {
  /** Rejects like the call: 401 if the session ends meanwhile, 503 if the server is busy. */
  one: (url: string) => Promise<Item>;
  /** The record; null if it was deleted, or became inaccessible, after it was listed. */
  stillThere: (url: string) => Promise<Item | null>;
  /** Every item of a list, fetched page by page. */
  all: (url: string) => AsyncGenerator<Item>;
}

/**
 * Makes api calls as the exporting user, so that the file has the data that they may see, by the same rules and in
 * the same shape.
 */
export function viewerCalls(
  app: FastifyInstance,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
): ViewerCalls {
  const headers = { authorization: request.headers.authorization ?? '' };
  const one = async (url: string): Promise<Item> => {
    const response = await app.inject({ url, headers, remoteAddress: request.ip });
    if (response.statusCode === 200) return response.json();
    if (!PASSED_ON.includes(response.statusCode))
      throw new Error(`export: ${url} responded with ${response.statusCode}`);
    const { code, params } = errorSchema.parse(response.json());
    throw new DomainError(code, params, { retryAfter: Number(response.headers['retry-after']) || undefined });
  };
  return {
    one,
    stillThere: (url) =>
      one(url).catch((error) => {
        if (error instanceof DomainError && GONE.includes(error.status)) return null;
        throw error;
      }),
    async *all(url) {
      for (let page: unknown = 1; page; ) {
        const address = new URL(url, 'http://api');
        address.searchParams.set('page', String(page));
        address.searchParams.set('page_size', '100');
        const response = await one(`${address.pathname}${address.search}`);
        // The list of notifications has its page inside `results`.
        const results = Array.isArray(response.results)
          ? response.results
          : (response.results as Item).results;
        yield* results as Item[];
        page = response.next_page;
      }
    },
  };
}
