import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SMALL_BODY } from '../../limits/pool-of.ts';

/** Reads a whole body before a connection to the api is taken for it. A longer one is 413. */
export function readSmallBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SMALL_BODY }, (_request, body, done) =>
    done(null, body.length > 0 ? Readable.from([body]) : undefined),
  );
}

/** Passes a body on as it comes. */
export function streamBodies(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, body, done) => done(null, detached(request.raw, body)));
}

/**
 * A body that ends without its connection. The api may answer before it has read all, as when it refuses; then the rest is read and
 * thrown away, since most clients look for an answer only when they have sent everything.
 */
function detached(request: IncomingMessage, body: NodeJS.ReadableStream): PassThrough {
  const passed = new PassThrough();
  body.pipe(passed);
  passed.on('error', () => undefined);
  passed.once('close', () => {
    body.unpipe(passed);
    body.resume();
  });
  request.once('close', () => {
    if (!request.complete) passed.destroy(new Error('The client is gone'));
  });
  return passed;
}
