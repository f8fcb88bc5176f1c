import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paths, routes } from '@handover/shared/contract';
import { startGateway } from '../../product/gateway.ts';
import { apiAddressOf } from '../../product/processes.ts';
import { Product } from '../../product/product.ts';
import { startNginx } from '../../product/proxy/start-nginx.ts';
import { DEMO_PASSWORD } from '../../product/records/account.ts';
import { attacks } from './attacks.ts';

// One address holds connections of each kind, and another goes through its work meanwhile: what each call takes, beside what it takes
// in peace, and how many were refused. Nothing fails by slowness.
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    kinds: { type: 'string', default: Object.keys(attacks('')).join(',') },
    /** Whether requests go through nginx, as in an installation, but without TLS. */
    nginx: { type: 'boolean', default: false },
  },
});
const PERSON = '127.0.0.3';

// `E2E_DATA_DIR` names a product that runs already.
const started = process.env.E2E_DATA_DIR ? undefined : await new Product().start();
const dataDir = process.env.E2E_DATA_DIR ?? started?.dataDir ?? '';
const gateway = await startGateway(dataDir, apiAddressOf(dataDir), { TRUSTED_PROXIES: '127.0.0.1' });
const proxy = values.nginx ? await startNginx(gateway.address, { withTls: false }) : undefined;
const address = proxy?.address ?? gateway.address;
const port = Number(new URL(address).port);

interface Answer {
  status: number;
  body: string;
  ms: number;
}

function ask(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Answer> {
  const { startTime: start } = performance.mark('ask');
  return new Promise((resolve) => {
    const ended = (status: number, text: string) =>
      resolve({ status, body: text, ms: performance.measure('ask', { start }).duration });
    const asked = request(
      {
        ...{ host: '127.0.0.1', port, path, localAddress: PERSON, agent: false, timeout: 60_000 },
        method: body ? 'POST' : 'GET',
        headers: {
          accept: path.startsWith('/api') ? 'application/json' : 'text/html',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      async (response) => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        ended(response.statusCode ?? 0, text);
      },
    );
    asked.once('error', () => ended(0, ''));
    asked.once('timeout', () => asked.destroy());
    asked.end(body && JSON.stringify(body));
  });
}

async function signIn(): Promise<string> {
  const { body } = await ask(paths.getToken, {
    body: { email: 'buyer@handover.test', password: DEMO_PASSWORD },
  });
  return JSON.parse(body).access;
}
let token = await signIn();
const listing = JSON.parse((await ask(paths.opportunities)).body).results[0].id;
const page = (await ask('/')).body;
const file = /src="(\/r\/host\/[^"]+\.js)"/.exec(page)?.[1] ?? '/';

/** The actions of a buyer: looks at pages, a list, a listing, their deals and account. */
const JOB = {
  'main page': () => ask('/'),
  'page of the list': () => ask(routes.opportunities()),
  list: () => ask(paths.opportunities),
  listing: () => ask(paths.opportunity(listing), { token }),
  deals: () => ask(paths.deals, { token }),
  account: () => ask(paths.currentUser, { token }),
};

async function work(seconds: number): Promise<Record<string, Answer[]>> {
  const answers: Record<string, Answer[]> = Object.fromEntries(Object.keys(JOB).map((name) => [name, []]));
  const over = AbortSignal.timeout(seconds * 1000);
  while (!over.aborted) for (const [name, call] of Object.entries(JOB)) answers[name]?.push(await call());
  return answers;
}

const quantile = (answers: Answer[] = [], part: number) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor((answers.length - 1) * part)] ?? 0;

/** The times, compared with the faster half of the calls in peace. */
const timesOf = (answers: Answer[] = [], usual = 1) =>
  [0.5, 0.99, 1].map((part) => `${(quantile(answers, part) / usual).toFixed(1)}x`).join(', ');

await work(5);
for (const kind of values.kinds.split(',')) {
  // It ends after ten minutes.
  token = await signIn();
  const peace = await work(20);
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [
    kind,
    file,
    String(port),
    values.connections,
  ]);
  await once(attacker, 'message');
  const meanwhile = await work(Number(values.seconds));
  attacker.send('end');
  const [begun] = await once(attacker, 'message');
  const all = Object.values(meanwhile).flat();
  const refused = all.filter(({ status }) => status !== 200).length;
  console.log(
    `\n${kind}: ${begun} connections begun, ${all.length} calls, ${refused} refused, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, answers] of Object.entries(meanwhile)) {
    const usual = quantile(peace[name], 0.5);
    console.log(
      `  ${name}: usually ${usual.toFixed(0)} ms; half, 99 %, all: in peace ${timesOf(peace[name], usual)}; meanwhile ${timesOf(answers, usual)}`,
    );
  }
}
console.log(
  `\n${(await gateway.metrics())
    .split('\n')
    .filter((line) => /^(handover_refused|process_open_fds)/.test(line))
    .join('\n')}`,
);
await proxy?.stop();
await gateway.stop();
await started?.dispose();
