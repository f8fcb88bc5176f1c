import { subscribe } from 'node:diagnostics_channel';
import { errorSchema, fieldErrorsSchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeEncode } from 'zod';
import { errorCodesOf } from '../../src/openapi/errors.ts';

const wrong: string[] = [];

/** The serialization of each response by the schema of its call. */
const expected = new WeakMap<FastifyRequest, string>();

/** The serializer does not validate: here each good answer is held to its schema. */
function encode({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply, data: unknown) {
  const { row } = routeOptions.config ?? {};
  if (!row?.response || statusCode !== (row.status ?? 200)) return;
  const { data: encoded, error } = safeEncode(row.response, data);
  if (error) wrong.push(`${row.method} ${row.url}: ${error.message}`);
  return JSON.stringify(encoded);
}

/** The response has what its schema makes of it; its status, the shape of an error and its codes are as in the document. */
function check(request: FastifyRequest, { statusCode }: FastifyReply, payload: unknown) {
  const { method, url, routeOptions } = request;
  const { row } = routeOptions.config ?? {};
  if (!row || !url.startsWith('/api/')) return;
  const call = `${method} ${routeOptions.url}`;
  if (statusCode < 300) {
    const text = expected.get(request);
    if (text !== undefined && payload !== text) wrong.push(`${call}: ${payload}, not ${text}`);
    if (statusCode !== (row.status ?? 200)) wrong.push(`${call}: ${statusCode}, documented is ${row.status}`);
  } else if (statusCode >= 400) {
    const codes = codesIn(statusCode, JSON.parse(String(payload)));
    const documented: readonly string[] = errorCodesOf(row);
    if (!codes) wrong.push(`${call}: ${statusCode} ${payload}`);
    for (const code of codes ?? [])
      if (!documented.includes(code))
        wrong.push(`${call}: ${statusCode} by ${code}, which is not documented`);
  }
}

/** The codes that an error of the right shape names. */
function codesIn(status: number, body: unknown): string[] | undefined {
  if (status !== 400) {
    const { data } = errorSchema.safeParse(body);
    return data && [data.code];
  }
  const { data } = fieldErrorsSchema.safeParse(body);
  return data && Object.values(data.codes).flatMap((errors) => errors.map(({ code }) => code));
}

/** Checks every response of the applications of this process against the OpenAPI document. */
export function checkResponsesAgainstOpenApi(): void {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    // The hook is added to each route, and so runs after those of plugins, which may change an answer.
    fastify.addHook('onRoute', (route) => {
      route.preSerialization = async (request: FastifyRequest, reply: FastifyReply, data: unknown) => {
        const text = encode(request, reply, data);
        if (text !== undefined) expected.set(request, text);
        return data;
      };
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      check(request, reply, payload);
      return payload;
    });
  });
}

/** Makes the test file fail if a response differed, by the exit code: a hook that throws would keep later ones from closing applications. */
export function failIfAResponseDiffered(): void {
  if (wrong.length === 0) return;
  console.error('Responses that differ from the OpenAPI document:', wrong.splice(0));
  process.exitCode = 1;
}
