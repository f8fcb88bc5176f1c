import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { forwardedByStranger } from '@handover/shared/contract/hosting';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNavigation, sendFailurePage } from '../standalone-pages/failed-navigation.ts';

type IsTrusted = (address: string | undefined) => boolean;

const HSTS = 'max-age=31536000; includeSubDomains';

/** Every response over TLS, ended here or at a trusted proxy, asks the browser to use TLS for a year. */
export function protectTransport(app: FastifyInstance, isTrusted: IsTrusted) {
  const noteFor = forwardedByStranger(isTrusted);
  // This is too late in `onSend`: a request whose body was streamed to the api has no socket by then.
  app.addHook('onRequest', async ({ raw, headers, socket }, reply) => {
    const note = noteFor({ headers, remoteAddress: socket.remoteAddress });
    if (note) app.log.warn(note);
    if (isOverTls(raw, isTrusted)) reply.header('strict-transport-security', HSTS);
  });
}

/** Responds to errors before any hook has run, such as an invalid URL. */
export const earlyErrorHandler =
  (isTrusted: IsTrusted) =>
  (error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply) => {
    if (isOverTls(raw, isTrusted)) reply.header('strict-transport-security', HSTS);
    reply.code(error.statusCode ?? 400);
    const request = { method: raw.method ?? '', headers: raw.headers };
    if (isNavigation(request)) return sendFailurePage(request, reply, 'missing');
    reply.type('text/plain; charset=utf-8').send('Not a valid request');
  };

/** `request.protocol` is not used: the request of an early error does not know which proxies are trusted. */
function isOverTls({ headers, socket }: IncomingMessage, isTrusted: IsTrusted): boolean {
  if (socket instanceof TLSSocket) return true;
  const protocols = String(headers['x-forwarded-proto'] ?? '').split(',');
  return isTrusted(socket.remoteAddress) && protocols.at(-1)?.trim() === 'https';
}
