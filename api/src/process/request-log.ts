import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { withoutSecrets } from './logger.ts';

const DENIALS = new Set([401, 403, 404]);

/** Method, route and viewer of a request, for its log lines. The request id is in every line. */
export const requestFacts = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
  viewer: request.viewer?.id ?? null,
});

/** Logs one line per request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Logged by `requestCompleted`, with the outcome.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const facts = {
      ...requestFacts(request),
      url: withoutSecrets(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    };
    if (error) request.log.warn({ ...facts, err: error }, 'aborted');
    else request.log.info(facts, DENIALS.has(reply.statusCode) ? 'denied' : 'answered');
  }
}
