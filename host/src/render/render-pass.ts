import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface Pass {
  nonce: string;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

/**
 * Renders once, with the available data. After an abort, waiting parts are left to the browser. Rejects if the frame
 * itself throws.
 */
export function renderPass(element: ReactNode, { nonce, signal, onError }: Pass): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // All is there when it is sent, so that no script has to put parts in their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!signal.aborted) onError(error);
        return 'server';
      },
      onShellError: reject,
      onAllReady() {
        signal.removeEventListener('abort', stop);
        pipe(
          new Writable({
            write(chunk, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString());
              done();
            },
          }),
        );
      },
    });
    const stop = () => abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
