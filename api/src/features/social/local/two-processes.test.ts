import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { listenInstances } from '../../../../testing/servers/listen-instances.ts';
import { signInAt } from '../../../../testing/social/browser.ts';

const { apps } = await listenInstances(2);
const [one, two] = apps as [FastifyInstance, FastifyInstance];

test('a sign-in at the local provider may go through several processes, and its code holds once', async () => {
  let turn = 0;
  const inject = (options: InjectOptions) => (turn++ % 2 ? one : two).inject(options);
  const both = { config: one.config, inject } as unknown as FastifyInstance;
  const url = '/api/register_by_access_token/social/google-oauth2/';
  // Two, so that each step is at either process.
  for (let times = 0; times < 2; times++) {
    const { body } = await signInAt(both, 'google-oauth2', 'amelie.rousseau');
    const register = (app: FastifyInstance) => app.inject({ method: 'POST', url, payload: body });
    const { statusCode } = await register(times ? one : two);
    assert.equal(statusCode, 200);
    assert.equal((await register(times ? two : one)).statusCode, 400);
    turn = 1;
  }
});
