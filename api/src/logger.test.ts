import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { loggerOptions } from './logger.ts';

test('a failed query is logged with its cause, but without its parameters', () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions('info');
  assert.ok(options && typeof options === 'object');
  const app = Fastify({ logger: { ...options, stream } as FastifyServerOptions['logger'] });
  const cause = new Error('duplicate key');
  const err = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['secret\nhash', 'eve@example.test'],
    cause,
  );
  app.log.error({ err }, 'unexpected');
  assert.match(lines.join(''), /insert into users.*duplicate key/s);
  assert.doesNotMatch(lines.join(''), /secret|hash|example\.test/);
});
