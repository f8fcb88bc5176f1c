/**
 * jsdom has no `Request`, and the data router makes one for each navigation. Routes under test have no loaders, so nobody
 * reads more of it than this.
 */
class RouterRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method = 'GET';

  constructor(url: string | URL, init: { signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.signal = init.signal;
  }
}

export function provideRequest(): void {
  if (!('Request' in globalThis))
    Object.defineProperty(globalThis, 'Request', { value: RouterRequest, writable: true });
}
