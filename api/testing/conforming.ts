import { subscribe } from 'node:diagnostics_channel';
import { after } from 'node:test';
import { errorSchema, fieldErrorsSchema } from '@handover/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const wrong: string[] = [];

/** The serializer holds each good answer to its schema; here its status and the shape of refusals are held too. */
function check(
  { method, url, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
  payload: unknown,
) {
  const { access, status } = routeOptions.config ?? {};
  if (!access || !url.startsWith('/api/')) return;
  const call = `${method} ${routeOptions.url}`;
  if (statusCode < 300) {
    if (status && statusCode !== status) wrong.push(`${call}: ${statusCode}, documented is ${status}`);
  } else if (statusCode >= 400 && status) {
    const { success } = (statusCode === 400 ? fieldErrorsSchema : errorSchema).safeParse(
      JSON.parse(String(payload)),
    );
    if (!success) wrong.push(`${call}: ${statusCode} ${payload}`);
  }
}

/** Every answer of every application of a test file is as the OpenAPI document has it. */
export function holdAnswersToDocument(): void {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => {
      check(request, reply, payload);
      return payload;
    });
  });
  // By the exit code: a hook that throws would keep the hooks after it from closing what is open.
  after(() => {
    if (wrong.length === 0) return;
    console.error('Answers that the document does not know:', wrong);
    process.exitCode = 1;
  });
}
