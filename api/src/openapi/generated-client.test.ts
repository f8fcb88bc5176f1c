import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { generateTypes } from '../../testing/openapi-client/generate-types.ts';
import { anonymous, signedIn } from '../../testing/people/actor.ts';
import { proofTokenFor } from '../../testing/people/mailed-links.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';

const root = join(import.meta.dirname, '../..');
const client = join(root, 'testing/openapi-client');

test('a client generated from the document compiles, and completes the main journey', async () => {
  const app = await buildTestApp();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { raw } = await anonymous(app).get('/api/openapi.json');
  await generateTypes(String(raw), join(root, '.cache/openapi/handover-openapi.d.ts'));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  execFileSync(process.execPath, [compiler, '--noEmit', '-p', client], { encoding: 'utf8' });

  const { doMainJob } = await import(join(client, 'main-job.ts'));
  const staff = await signedIn(app, { isStaff: true });
  assert.deepEqual(
    await doMainJob(address, String(staff.token), (email: string) => proofTokenFor(app, email)),
    {
      published: ['Precision machining for aerospace'],
      wrongType: 400,
      askedTwice: 'access_request.pending_exists',
      waiting: [true],
      letter: 'submitted',
      phase: 'loi',
      notified: ['loi_submitted', 'access_requested', 'opportunity_approved'],
      afterwards: 'auth.session_ended',
    },
  );
});
