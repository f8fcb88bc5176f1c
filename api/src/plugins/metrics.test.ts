import assert from 'node:assert/strict';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import WebSocket from 'ws';
import { png } from '../../testing/documents/sample-files.ts';
import { Actor, anonymous, type FormPart, signedIn } from '../../testing/people/actor.ts';
import { PASSWORD } from '../../testing/people/user.builder.ts';
import { buildTestApp } from '../../testing/servers/build-test-app.ts';
import { until } from '../../testing/until.ts';
import { notify } from '../events/notify.sql.ts';

const app = await buildTestApp();
const silent = await buildTestApp({ metrics: false });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const nobody = anonymous(app);
const read = async () => String((await nobody.get('/metrics')).body);
/** The value of one series, by its name and labels in the text format. */
const series = async (name: string) => {
  const line = (await read()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
};

test('requests are counted by route template, without anything that identifies a user', async () => {
  const person = await signedIn(app);
  await person.get(`/api/deals/${person.user.id + 90_000}/`);
  await nobody.get('/nowhere/at-all?token=eyJsecret');
  await nobody.post('/api/get_token/', { email: person.user.email, password: PASSWORD });
  const text = await read();
  assert.match(
    text,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/deals\/:id\/?",status="404"\} 1/,
  );
  assert.match(text, /http_request_duration_seconds_count\{method="GET",route="none",status="404"\} 1/);
  assert.match(text, /route="\/api\/get_token\/",status="200"/);
  assert.doesNotMatch(text, /nowhere|eyJ|@example\.test|deals\/\d/);
  assert.match(text, /^nodejs_eventloop_lag_seconds /m);
  assert.match(text, /^process_cpu_seconds_total /m);
});

test('sockets, delivered notifications and the connection pool are counted', async () => {
  const person = await signedIn(app);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/notifications/?token=${person.token}`);
  await once(socket, 'open');
  assert.equal(await series('handover_open_sockets'), 1);
  await until('the socket is registered', () => app.sockets.has(person.user.id));
  const heard = once(socket, 'message');
  await app.db.transaction((tx) => notify(tx, { userId: person.user.id, type: 'question_asked', link: '/' }));
  await heard;
  assert.equal(await series('handover_notifications_delivered_total'), 1);
  await app.db.transaction(async () => {
    assert.ok((await series('handover_database_connections_in_use')) >= 1);
  });
  assert.equal(await series('handover_database_calls_waiting'), 0);
  socket.close();
});

test('successful and failed runs of a job are counted', async () => {
  await app.metrics.measureJob('tidy', async () => undefined);
  const broken = () => Promise.reject(new Error('broken'));
  await assert.rejects(app.metrics.measureJob('tidy', broken), /broken/);
  for (const outcome of ['done', 'failed'])
    assert.equal(await series(`handover_job_duration_seconds_count{job="tidy",outcome="${outcome}"}`), 1);
});

test('mails, uploads and storage errors are counted', async () => {
  const { user, ...person } = await signedIn(app);
  const sent = await series('handover_mails_total{outcome="sent"}');
  await nobody.post('/api/users/initiate_password_recovery/', { email: user.email, is_admin_area: false });
  await app.background.settled();
  assert.equal(await series('handover_mails_total{outcome="sent"}'), sent + 1);

  const owner = new Actor(app, person.token);
  const before = await series('handover_upload_bytes_total');
  const portrait = () => png(300, 300).then((image): [string, FormPart][] => [['image', [image, 'me.png']]]);
  const { body } = await owner.form('PATCH', `/api/users/${user.id}/`, await portrait());
  assert.ok((await series('handover_upload_bytes_total')) > before);
  const refused: [string, FormPart][] = [['first_name', '1'], ...(await portrait())];
  const taken = await series('handover_upload_bytes_total');
  assert.equal((await owner.form('PATCH', `/api/users/${user.id}/`, refused)).status, 400);
  assert.equal(await series('handover_upload_bytes_total'), taken);

  const files = join(app.config.dataDir, 'files');
  renameSync(files, `${files}-away`);
  writeFileSync(files, 'no folder');
  const failed = await owner.form('PATCH', `/api/users/${user.id}/`, await portrait());
  rmSync(files);
  renameSync(`${files}-away`, files);
  assert.equal(failed.status, 503);
  assert.equal(await series('handover_storage_errors_total{operation="write"}'), 1);
  assert.equal((await nobody.get(body.image)).status, 200);
});

test('each application has its own metrics; METRICS=off turns them off', async () => {
  const quiet = anonymous(silent);
  await quiet.get('/healthz');
  assert.equal((await quiet.get('/metrics')).status, 404);
  assert.doesNotMatch(await silent.metrics.registry.metrics(), /http_request_duration_seconds_count/);
});
