import type { FastifyInstance, FastifyRequest } from 'fastify';

type Item = Record<string, unknown>;
export interface OwnCalls {
  one: (url: string) => Promise<Item>;
  /** Every item of a list, a page at a time. */
  all: (url: string) => AsyncGenerator<Item>;
}

/**
 * The api's own calls as the person who exports: the file holds what they may see, by the same rules and in the same
 * shape, and no second reading of the tables can differ from it.
 */
export function ownCalls(app: FastifyInstance, request: FastifyRequest): OwnCalls {
  const headers = { authorization: request.headers.authorization ?? '' };
  const one = async (url: string): Promise<Item> => {
    const answer = await app.inject({ url, headers, remoteAddress: request.ip });
    if (answer.statusCode !== 200) throw new Error(`export: ${url} answered ${answer.statusCode}`);
    return answer.json();
  };
  return {
    one,
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
