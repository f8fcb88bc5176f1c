import { etagOf, type Stamped } from '@handover/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actedBy } from '../../db/acted-by.ts';
import type { Config } from '../config.ts';
import { DomainError } from '../errors/domain-error.ts';
import { freeBytes } from '../storage/removing/free-bytes.ts';
import { actingFor } from './acting-for.ts';
import type { Call, Shape, Viewer } from './call.ts';
import { allowCaching, answerWithTag, readFor } from './public-read.ts';
import { readForm } from './read-form.ts';
import type { Access, Route, Routes } from './route.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The row of a call of the api. */
    row?: Route;
  }
}

const rateOf = ({ max, timeWindow }: NonNullable<Route['rate']>, config: Config) => ({
  max: typeof max === 'function' ? max(config) : max,
  timeWindow,
});

/** Puts a feature's table on the server. */
export function registerRoutes(app: FastifyInstance, routes: Routes): void {
  for (const row of Object.values(routes)) {
    const status = row.status ?? 200;
    app.route({
      method: row.method,
      url: row.url,
      config: { access: row.access, row, ...(row.rate ? { rateLimit: rateOf(row.rate, app.config) } : {}) },
      schema: {
        ...(row.params ? { params: row.params } : {}),
        querystring: knownOnly(row.query),
        ...(row.body ? { body: row.body } : {}),
        ...(row.response ? { response: { [status]: row.response } } : {}),
      },
      // This runs before the body is read: a caller without access does not learn what is expected.
      onRequest: async ({ viewer }) => admit(row, viewer),
      // A form is validated after it was read.
      ...(row.files ? { validatorCompiler: exceptBody(app) } : {}),
      ...(row.publicRead ? { onSend: tagOnSend } : {}),
      handler: async (request, reply) => {
        let started = false;
        try {
          const form = row.files ? await readForm(request, row.files) : null;
          const input = {
            body: form && row.body ? row.body.parse(form.fields) : request.body,
            params: request.params,
            query: request.query,
          };
          const viewer = row.onBehalf
            ? await app.viewerFor(row.onBehalf, request.viewer, input)
            : request.viewer;
          const call = {
            ...{ app, db: app.db, request, reply, viewer },
            ...input,
            files: form?.files ?? [],
          } as unknown as Call<Shape, never>;
          reply.code(status);
          started = true;
          const response = withActing(
            viewer,
            await actedBy(viewer?.acting?.adviserId, () =>
              row.publicRead ? readFor(request, (db) => row.handler({ ...call, db })) : row.handler(call),
            ),
          );
          if (row.publicRead && !row.publicRead.isConfidential?.(response as never))
            allowCaching(reply, !request.viewer, app.config.cdnSeconds);
          else if (isStamped(response)) reply.header('etag', etagOf(response.updated_at));
          return reply.sent ? reply : (response ?? reply.send());
        } catch (error) {
          // The status of the response does not tell: an aborted request has none.
          if (row.files) {
            const keys = request.uploads.splice(0);
            // The handler may have committed before it failed: files that a row refers to stay.
            if (started) freeBytes(app, keys);
            else await Promise.all(keys.map((key) => app.storage.remove(key)));
          }
          throw error;
        }
      },
    });
  }
}

/** Tags responses that may be stored. A confidential record has the time of its change as its tag. */
async function tagOnSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  const isStored = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
  return isStored ? answerWithTag(request, reply, String(payload)) : payload;
}

/** A parameter that the call does not know is refused, so that a misspelt filter is not taken for none. */
const knownOnly = (query: z.ZodType = z.object({})) =>
  query instanceof z.ZodObject ? query.strict() : query;

/** One record, with the time of its last change. */
const isStamped = (response: unknown): response is Stamped =>
  typeof response === 'object' && response !== null && 'updated_at' in response;

/** A record says for whom the adviser reads it; a list is of whom the query names. */
const withActing = (viewer: Viewer | null, response: unknown): unknown =>
  viewer?.acting && typeof response === 'object' && response !== null && 'id' in response
    ? { ...response, acting_for: actingFor(viewer.acting) }
    : response;

function admit({ access, provenOnly }: Route, viewer: Viewer | null): void {
  if (access === 'guest' || access === 'anyone') return;
  if (!viewer) throw new DomainError('auth.required');
  if (access === 'staff' && viewer.lacksSecondFactor) throw new DomainError('auth.second_factor_required');
  if (access === 'staff' && !viewer.isStaff) throw new DomainError('auth.staff_only');
  if (provenOnly && !viewer.isProven) throw new DomainError('account.email_unproven');
}

type Compile = NonNullable<FastifyInstance['validatorCompiler']>;
const exceptBody =
  (app: FastifyInstance): Compile =>
  (route) =>
    route.httpPart === 'body'
      ? (value: FastifyRequest['body']) => ({ value })
      : (app.validatorCompiler as Compile)(route);
