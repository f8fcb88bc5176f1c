import type { FastifyInstance, InjectOptions } from 'fastify';
import { openSession } from '../../src/features/auth/index.ts';
import type { UserRow } from '../../src/features/users/index.ts';
import { buildUser } from './user.builder.ts';

export interface TestResponse {
  status: number;
  /** The parsed JSON, or the text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any response, also the wrong one
  body: any;
  headers: Record<string, unknown>;
  raw: Buffer;
}

type Method = NonNullable<InjectOptions['method']>;
export type FormPart = string | number | Blob | [Blob, string];

/** Calls the application as a user, or anonymously. */
export class Actor {
  readonly app: FastifyInstance;
  readonly token: string | null;

  constructor(app: FastifyInstance, token: string | null) {
    this.app = app;
    this.token = token;
  }

  async call(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const authorization = `Bearer ${this.token}`;
    const payload = body as InjectOptions['payload'];
    const response = await this.app.inject({ method, url, payload, headers: { authorization, ...headers } });
    let parsed: unknown = response.body;
    if (String(response.headers['content-type']).includes('json')) parsed = JSON.parse(response.body);
    return { status: response.statusCode, body: parsed, headers: response.headers, raw: response.rawPayload };
  }

  get = (url: string) => this.call('GET', url);
  post = (url: string, body: unknown = {}) => this.call('POST', url, body);
  patch = (url: string, body: unknown = {}) => this.call('PATCH', url, body);
  delete = (url: string) => this.call('DELETE', url);

  /** Sends a multipart form; a repeated field is a list, a file `[blob, name]`. */
  async form(method: 'POST' | 'PATCH', url: string, parts: [string, FormPart][]): Promise<TestResponse> {
    const form = new FormData();
    for (const [name, part] of parts) {
      if (Array.isArray(part)) form.append(name, part[0], part[1]);
      else if (part instanceof Blob) form.append(name, part);
      else form.append(name, String(part));
    }
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return this.call(method, url, Buffer.from(await encoded.arrayBuffer()), { 'content-type': type });
  }
}

export const anonymous = (app: FastifyInstance) => new Actor(app, null);

/**
 * Signs in a new user, without the slow password check: `const seller = await signedIn(app, { firstName: 'Claire' })`.
 */
export async function signedIn(
  app: FastifyInstance,
  facts: Partial<UserRow> = {},
): Promise<Actor & { user: UserRow }> {
  const user = facts.id ? (facts as UserRow) : await buildUser(app, facts);
  const from = { ip: '127.0.0.1', headers: {} };
  const { access } = await app.db.transaction((tx) =>
    openSession(app, tx, { userId: user.id, request: from, rememberMe: true, confirmed: 'password' }),
  );
  return Object.assign(new Actor(app, access), { user });
}
