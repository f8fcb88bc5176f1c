import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The fields that the proxy's requests over HTTP 1 and 2 share. */
type Forwarding = Pick<FastifyRequest, 'id' | 'ip' | 'socket' | 'protocol' | 'span'> & {
  headers: IncomingHttpHeaders;
};

export type RequestHeaders = Record<string, string | string[] | undefined>;

/** The address of the person: that which a trusted proxy forwarded, else that of the connection. */
const addressOf = ({ ip, socket }: Forwarding) => (isIP(ip) ? ip : (socket.remoteAddress ?? ''));

/**
 * The headers for the api, which trusts the gateway: one address, the protocol, the host and the id of the request,
 * which is that of a trusted proxy or our own. Claims of the client about itself are not passed on.
 */
export const forwardedHeaders = (request: Forwarding) => ({
  'x-forwarded-for': addressOf(request),
  'x-forwarded-proto': request.protocol === 'https' ? 'https' : 'http',
  'x-forwarded-host': request.headers.host ?? '',
  'x-request-id': request.id,
});

/**
 * The headers of a single connection. Each side handles them by itself, and the client of the api refuses to send
 * them.
 */
const HOP_BY_HOP_HEADERS = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/** The headers of a request to the api, with ours in place of what the client claims. */
export function toApi(
  request: Forwarding,
  { forwarded: _forwarded, traceparent: _traceparent, tracestate: _tracestate, ...headers }: RequestHeaders,
): RequestHeaders {
  for (const header of HOP_BY_HOP_HEADERS) delete headers[header];
  return {
    ...headers,
    ...(request.span && { traceparent: request.span.traceparent }),
    ...forwardedHeaders(request),
  };
}
