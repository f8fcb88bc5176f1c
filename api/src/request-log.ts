import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { withoutSecrets } from './logger.ts';

const DENIALS = new Set([401, 403, 404]);

/** Who called what; beside an error too. The request's id is in every line of it. */
export const requestFacts = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions.url ?? null,
  viewer: request.viewer?.id ?? null,
});

/** One line a request, when it is answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said at the end, with how it ended.
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
    if (error) request.log.warn({ ...facts, err: error }, 'broken off');
    else request.log.info(facts, DENIALS.has(reply.statusCode) ? 'denied' : 'answered');
  }
}
