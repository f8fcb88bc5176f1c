// Browser APIs that jsdom lacks, and that the router, axios and Mantine use on import.
import { webcrypto } from 'node:crypto';
import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
// Loaded before React: `createRenderCounter` hears by it what renders.
import 'bippy/install-hook-only';
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

// jsdom's crypto has no `subtle`; node's returns buffers of another realm, so they are copied.
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
