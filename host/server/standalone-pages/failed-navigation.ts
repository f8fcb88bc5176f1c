import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { preferencesOf } from '../html/preferences.ts';
import { standaloneHeaders, standalonePage } from './standalone-page.ts';
import type { StandalonePage } from './standalone-texts.ts';

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/** Whether a person opens this address in a tab, and so would read the answer as it is. */
export const isNavigation = ({ method, headers }: Asked) => {
  const mode = headers['sec-fetch-mode'];
  if (method !== 'GET' && method !== 'POST') return false;
  return mode ? mode === 'navigate' : (headers.accept ?? '').includes('text/html');
};

/** The path at which the local stand-ins for LinkedIn and Google ask for the user. */
const PROVIDER = /^\/api\/local_openid\//;

/** The page for a person if the api refuses, or can't be reached. */
export function pageOfFailure(path: string, status: number): StandalonePage {
  if (status === 429) return 'busy';
  if (status >= 500) return 'crashed';
  return PROVIDER.test(path) ? 'signInEnded' : 'closed';
}

/** Headers of the bare answer that would be wrong for the page in its place. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'content-disposition', 'etag', 'last-modified'];

/** Answers with a page in the product's look and the reader's language; the status stays. */
export function sendFailurePage(
  { headers }: Asked,
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  page: StandalonePage,
) {
  for (const header of OF_THE_BODY) reply.removeHeader(header);
  return reply
    .headers({ ...standaloneHeaders, vary: 'cookie, accept-language' })
    .send(standalonePage(page, preferencesOf(headers).language));
}
