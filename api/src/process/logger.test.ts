import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { loggerOptions } from './logger.ts';

/** The log line of an error. */
function logged(err: Error): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const options = loggerOptions('info');
  assert.ok(options && typeof options === 'object');
  Fastify({ logger: { ...options, stream } as FastifyServerOptions['logger'] }).log.error(
    { err },
    'unexpected',
  );
  return lines.join('');
}

test('a failed query is logged with its cause, but without its parameters', () => {
  const text = logged(
    new DrizzleQueryError(
      'insert into users values ($1, $2)',
      ['secret\nhash', 'eve@example.test'],
      new Error('duplicate key'),
    ),
  );
  assert.match(text, /insert into users.*duplicate key/s);
  assert.doesNotMatch(text, /secret|hash|example\.test/);
});

test('a lost connection is logged without its queries', () => {
  const lost = new Error('terminating connection due to administrator command');
  const client = { _queryQueue: [{ text: 'select $1', values: ['eve@example.test'] }] };
  const text = logged(Object.assign(lost, { code: '57P01', client }));
  assert.match(text, /terminating connection.*57P01/s);
  assert.doesNotMatch(text, /example\.test|_queryQueue/);
});
