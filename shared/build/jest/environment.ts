// jsdom lacks these and the browser has them: the router, axios and Mantine ask for them when they load.
import { webcrypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

const missing: Record<string, unknown> = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
};
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}

// Its own crypto has random values, and no digests; those of node come in buffers of node's own kind.
if (!globalThis.crypto?.subtle) {
  const digest = async (algorithm: string, data: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await webcrypto.subtle.digest(algorithm, data)).slice().buffer;
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest } });
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollIntoView ??= () => {};
}
