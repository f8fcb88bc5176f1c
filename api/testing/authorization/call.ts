import type { FastifyInstance, InjectOptions } from 'fastify';
import type { TestResponse } from '../people/actor.ts';
import type { ActorName } from './actors.ts';
import type { Market } from './market/build-market.ts';
import type { Id, Row } from './table.ts';

/** An id that no record has. */
export const MISSING_ID = 2_000_000_000;

let calls = 0;
/** A new address per call, so that rate limits do not apply. */
const nextAddress = () => `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;

/** Makes the call of a row as an actor, for the record `id`. */
export async function callAs(
  app: FastifyInstance,
  market: Market,
  row: Row,
  actor: ActorName,
  id: Id,
): Promise<TestResponse> {
  const [method, template = ''] = row.call.split(' ');
  const parts: Record<string, Id> = { id, ...row.at?.(market) };
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  const query = row.query?.(market, id);
  const token = actor === 'anonymous' ? 'null' : market.people[actor].actor.token;
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: query ? `${path}?${query}` : path,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: nextAddress(),
    ...(row.send ? { payload: row.send(market, id, actor) as InjectOptions['payload'] } : {}),
  } as InjectOptions);
  // Background tasks of the call belong to its cell.
  await app.background.settled();
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    body: isJson && response.body ? JSON.parse(response.body) : response.body,
    headers: response.headers,
    raw: response.rawPayload,
  };
}

const VOLATILE = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-length'];

/** Everything in a response that does not depend on time. */
export function responseDigest({ status, body, headers }: TestResponse): string {
  const kept = Object.entries(headers).filter(([name]) => !VOLATILE.includes(name));
  return JSON.stringify([status, body, kept.sort()]);
}
