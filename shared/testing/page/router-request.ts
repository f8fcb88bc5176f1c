/**
 * jsdom has no `Request`, which the data router creates for each navigation. Routes under test have no loaders, so these
 * fields are enough.
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
