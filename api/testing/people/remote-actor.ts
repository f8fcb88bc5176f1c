import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { Actor, type TestResponse } from './actor.ts';

/** An actor who calls a server in another process, by HTTP. */
export class RemoteActor extends Actor {
  readonly #origin: string;
  readonly id: number;

  constructor(origin: string, token: string, id: number) {
    super(undefined as unknown as FastifyInstance, token);
    this.#origin = origin;
    this.id = id;
  }

  override async call(
    method: string,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const json = body === undefined || body instanceof Buffer ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${this.#origin}${url}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...json, ...headers },
      body: body === undefined ? null : body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body),
    });
    const raw = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(raw.toString()) : raw.toString(),
      headers: Object.fromEntries(response.headers),
      raw,
    };
  }

  /** The same user at another server address. */
  at = (origin: string) => new RemoteActor(origin, this.token ?? '', this.id);
}

/** Signs up a new user; `prove` is given their id, and makes their e-mail proven. */
export async function signedUpAt(
  origin: string,
  prove: (userId: number) => Promise<unknown>,
): Promise<RemoteActor> {
  const password = 'Quite-Long-4711';
  const response = await new RemoteActor(origin, 'null', 0).post('/api/users/sign_up/', {
    email: `${crypto.randomUUID()}@example.test`,
    password1: password,
    password2: password,
    first_name: 'Alex',
    last_name: 'Martin',
  });
  assert.equal(response.status, 201, JSON.stringify(response.body));
  await prove(response.body.user.id);
  return new RemoteActor(origin, response.body.access, response.body.user.id);
}
