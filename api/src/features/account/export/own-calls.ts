import { errorSchema } from '@handover/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain-error.ts';

type Item = Record<string, unknown>;
const GONE = [403, 404];
const PASSED_ON = [401, ...GONE, 429, 503];

export interface OwnCalls {
  /** Fails as the call does: a session that ends meanwhile is 401, a busy server 503. */
  one: (url: string) => Promise<Item>;
  /** Null of what went, or was closed to the person, since a list named it. */
  stillThere: (url: string) => Promise<Item | null>;
  /** Every item of a list, a page at a time. */
  all: (url: string) => AsyncGenerator<Item>;
}

/**
 * The api's own calls as the person who exports: the file holds what they may see, by the same rules and in the same
 * shape, and no second reading of the tables can differ from it.
 */
export function ownCalls(app: FastifyInstance, request: Pick<FastifyRequest, 'headers' | 'ip'>): OwnCalls {
  const headers = { authorization: request.headers.authorization ?? '' };
  const one = async (url: string): Promise<Item> => {
    const answer = await app.inject({ url, headers, remoteAddress: request.ip });
    if (answer.statusCode === 200) return answer.json();
    if (!PASSED_ON.includes(answer.statusCode))
      throw new Error(`export: ${url} answered ${answer.statusCode}`);
    const { code, params } = errorSchema.parse(answer.json());
    throw new DomainError(code, params, { retryAfter: Number(answer.headers['retry-after']) || undefined });
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
        const answer = await one(`${address.pathname}${address.search}`);
        // Of notifications, the page is inside of `results`.
        const results = Array.isArray(answer.results) ? answer.results : (answer.results as Item).results;
        yield* results as Item[];
        page = answer.next_page;
      }
    },
  };
}
