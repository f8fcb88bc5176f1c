import assert from 'node:assert/strict';
import type { SocialProviderName } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';

export interface SignIn {
  /** The address that the provider sent the browser back to. */
  back: URL;
  state: string;
  body: { code: string; redirect_uri: string; code_verifier: string; nonce: string };
}

/** A browser at a provider: follows redirects, keeps cookies by path, and presses a button of the page. */
export async function signInAt(
  app: FastifyInstance,
  name: SocialProviderName,
  person: string,
  change: Record<string, string> = {},
): Promise<SignIn> {
  const providers = await app.inject('/api/social_providers/');
  const offered = providers.json().results.find(({ provider }: { provider: string }) => provider === name);
  assert.ok(offered, `${name} is not offered`);
  const [state, nonce, code_verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const redirect_uri = app.config.social.redirects[0] ?? '';
  const start = new URL(offered.authorization_url);
  const asked = {
    response_type: 'code',
    client_id: offered.client_id,
    scope: offered.scope,
    redirect_uri,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    ...change,
  };
  start.search = String(new URLSearchParams(asked));
  const browser = new Browser(app);
  const page = await browser.follow(start);
  assert.equal(page.status, 200, page.text);
  const back = await browser.press(person);
  return {
    back,
    state,
    body: { code: back.searchParams.get('code') ?? '', redirect_uri, code_verifier, nonce },
  };
}

export class Browser {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, { path: string; value: string }>();
  #at = new URL('http://nowhere.test/');

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async #request(method: 'GET' | 'POST', url: URL, payload?: string) {
    this.#at = url;
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split('@')[0]}=${value}`)
      .join('; ');
    const response = await this.#app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      headers: { cookie, host: '127.0.0.1:4000', 'content-type': 'application/x-www-form-urlencoded' },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, path = '/' } of response.cookies) {
      if (value) this.#cookies.set(`${name}@${path}`, { path, value });
      else this.#cookies.delete(`${name}@${path}`);
    }
    return response;
  }

  /** Follows redirects to a page, or to an address outside of the provider. */
  async follow(url: URL, method: 'GET' | 'POST' = 'GET', payload?: string) {
    let response = await this.#request(method, url, payload);
    while (response.headers.location) {
      const next = new URL(response.headers.location, this.#at);
      if (!next.pathname.startsWith('/api/local_openid/'))
        return { status: 0, text: '', headers: {}, left: next };
      response = await this.#request('GET', next);
    }
    return { status: response.statusCode, text: response.body, headers: response.headers, left: null };
  }

  /** Chooses a user on the page, '' to refuse; returns the address that follows. */
  async press(person: string): Promise<URL> {
    const { left, text } = await this.follow(this.#at, 'POST', String(new URLSearchParams({ person })));
    assert.ok(left, text);
    return left;
  }

  get at(): URL {
    return this.#at;
  }
}
