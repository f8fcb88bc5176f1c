import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runService } from './service.ts';
import type { StartError } from './settings.ts';

const services: { stop(): Promise<void> }[] = [];
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

async function start(limits: Record<string, string>) {
  const pids: number[] = [];
  const service = runService(
    {
      name: 'hoarder',
      folder: 'host',
      script: pathToFileURL(join(__dirname, 'testing/hoarder.ts')),
      host: '127.0.0.1',
      env: (port) => ({ PORT: String(port), ...limits }),
      readyWithin: 20_000,
      onStart: (_, pid) => pids.push(pid),
      withSpare: true,
      watchEveryMs: 20,
    },
    (reason: StartError) => {
      throw reason;
    },
  );
  services.push(service);
  return { port: await service.ready, pids };
}

async function hold(port: number, count: number) {
  for (let held = 0; held < count; held++) {
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    clients.push(client);
    // Refused where the process has been ended by now.
    await once(client, 'connect').catch(() => undefined);
    client.write('GET /hoard HTTP/1.1\r\nHost: h\r\n\r\n');
  }
}

const answerOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(
    (response) => response.text(),
    () => 'refused',
  );

test('a process without a descriptor for a connection is ended, and its spare takes over', async () => {
  const { port, pids } = await start({ DESCRIPTORS: '60' });
  const [first] = pids;
  expect(await answerOf(port)).toBe(String(first));
  await hold(port, 80);
  let answer = 'refused';
  while (answer === 'refused' || answer === String(first)) answer = await answerOf(port);
  expect(answer).toBe(String(pids.at(-1)));
  expect(pids).toHaveLength(2);
});

test('a process that refuses connections by its own limit stays', async () => {
  const { port, pids } = await start({ MOST_CONNECTIONS: '3' });
  await hold(port, 20);
  // Each look of the watch is refused meanwhile, as these are.
  for (let asked = 0; asked < 50; asked++) expect(await answerOf(port)).toBe('refused');
  for (const client of clients.splice(0)) client.destroy();
  let answer = 'refused';
  while (answer === 'refused') answer = await answerOf(port);
  expect(answer).toBe(String(pids[0]));
});
