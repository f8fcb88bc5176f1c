import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { s3Server } from '@handover/shared/testing/s3-server';
import { inSuite } from '@handover/shared/testing/suite';
import { startReplication } from '../../testing/database/replication.ts';
import { png } from '../../testing/documents/sample-files.ts';
import { PersistentSocket } from '../../testing/people/persistent-socket.ts';
import { signUp } from '../../testing/people/sign-up.ts';
import { startGateway } from '../../testing/servers/gateway-process.ts';
import { roundRobin } from '../../testing/servers/round-robin.ts';
import { type ServerProcess, serverProcesses } from '../../testing/servers/server-process.ts';
import { steadyLoad } from '../../testing/servers/steady-load.ts';
import { tell } from '../../testing/tell.ts';
import { until, untilStarted } from '../../testing/until.ts';

const SOCKETS = 60;
const ROUNDS = 2;

/** The long suite only: it starts eight servers. `replica.test.ts` and `workers.test.ts` show the parts. */
const skip = inSuite<string | boolean>({ test: 'it starts eight servers', long: false });

async function startMachines() {
  const databases = await startReplication();
  const bucket = await s3Server();
  after(async () => {
    await databases.stop();
    await bucket.stop();
  });
  const { settings } = bucket;
  const controlledDelay = import.meta.resolve('../../testing/servers/controlled-delay.ts');
  const { start } = await serverProcesses(
    {
      SHUTDOWN_DELAY_MS: '100000',
      DATABASE_URL: databases.urlOf(databases.primary),
      DATABASE_REPLICA_URL: databases.urlOf(databases.replica()),
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY: settings.credentials.accessKeyId,
      S3_SECRET_KEY: settings.credentials.secretAccessKey,
    },
    [process.execPath, '--import', controlledDelay],
  );
  const toApi = await roundRobin();
  const isReady = ({ port }: ServerProcess) => untilStarted('it is ready', () => toApi.probe(port));
  const apis = [await start(), await start(), await start()];
  for (const api of apis) await isReady(api);

  const toGateways = await roundRobin();
  for (let made = 0; made < 2; made++) {
    const port = await startGateway(toApi.port);
    await untilStarted('the gateway is ready', () => toGateways.probe(port, '/healthz'));
  }
  return {
    databases,
    origin: `http://127.0.0.1:${toGateways.port}`,
    /** Restarts the processes of the api one after the other, as a load balancer lets them go. */
    async restartInTurn(meanwhile: () => Promise<void>) {
      for (const [index, api] of apis.entries()) {
        const ended = api.stop();
        await until('the balancer knows', async () => !(await toApi.probe(api.port)));
        await meanwhile();
        api.child.send('over');
        assert.equal(await ended, 0);
        await meanwhile();
        const next = await start(api.port);
        await isReady(next);
        apis[index] = next;
      }
    },
  };
}

test('a rolling restart under load on several machines: no request fails, all sockets come back, and nothing is lost', {
  skip,
}, async () => {
  const { databases, origin, restartInTurn } = await startMachines();
  const { pool } = databases.database;
  const people = await Promise.all(Array.from({ length: 6 }, (_, at) => signUp(origin, `person-${at}`)));
  const [reader, writer, owner] = people as [Person, Person, Person];
  const sockets = Array.from(
    { length: SOCKETS },
    (_, at) => new PersistentSocket(origin, people[at % people.length] as Person),
  );
  for (const socket of sockets) await socket.untilReady();
  await passesTags(origin);

  const loads = [
    steadyLoad(`${origin}/api/opportunities/`, 'null', 4),
    steadyLoad(`${origin}/api/sectors/`, 'null', 2),
    steadyLoad(`${origin}/api/notifications/`, reader.token, 4),
    steadyLoad(`${origin}/api/users/${writer.id}/`, writer.token, 2, { first_name: 'Alexandre' }),
  ];
  let told = 0;
  const meanwhile = async () => {
    const enough = loads.map(({ outcomes }) => outcomes.length + 20);
    await until('each client is answered', () =>
      loads.every(({ outcomes }, index) => outcomes.length >= (enough[index] ?? 0)),
    );
    for (const person of people) await tell(pool, person.id, `Event ${told}`);
    told += 1;
    await writeAndRead(origin, owner, `Name ${String.fromCharCode(65 + (told % 26))}`);
  };
  for (let round = 0; round < ROUNDS; round++) await restartInTurn(meanwhile);
  await databases.replica().stop();
  await meanwhile();
  await databases.restartReplica();
  await meanwhile();

  for (const load of loads) {
    const lost = (await load.stop()).filter(({ status }) => status !== 200);
    assert.deepEqual(lost, []);
    assert.ok(load.outcomes.length > 100);
  }
  const titles = Array.from({ length: told }, (_, at) => `Event ${at}`);
  for (const socket of sockets) {
    await socket.untilReady();
    await until('nothing is lost', () => socket.titles.length >= titles.length);
    assert.deepEqual(socket.titles, titles);
    socket.close();
  }
});

/** The gateways change no tag, and pass on who has a response already. */
async function passesTags(origin: string): Promise<void> {
  const url = `${origin}/api/opportunities/`;
  const tag = (await fetch(url)).headers.get('etag') ?? '';
  assert.match(tag, /^W\/"/);
  const known = await fetch(url, { headers: { 'if-none-match': tag } });
  assert.deepEqual([known.status, known.headers.get('etag'), await known.text()], [304, tag, '']);
  assert.match(known.headers.get('vary') ?? '', /authorization/);
}

type Person = Awaited<ReturnType<typeof signUp>>;
/** A write with a file in the bucket; what was written is read at once, through whichever process. */
async function writeAndRead(origin: string, { id, token }: Person, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.append('first_name', name);
  form.append('image', await png(), 'me.png');
  const written = await fetch(`${origin}/api/users/${id}/`, { method: 'PATCH', headers, body: form });
  assert.equal(written.status, 200, await written.clone().text());
  const read = await fetch(`${origin}/api/users/current_user/`, { headers });
  const user = (await read.json()) as { first_name: string; image: string };
  assert.equal(user.first_name, name);
  const image = await fetch(`${origin}${user.image}`);
  assert.equal(image.status, 200);
  assert.ok((await image.bytes()).length > 0);
}
