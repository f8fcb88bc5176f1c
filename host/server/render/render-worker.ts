import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { RENDER_VERSION, type RenderHost, type ServerBuild } from '../../src/render/render-contract.ts';
import { loadModule } from './load-module.ts';
import type { RenderCall, WorkerCall, WorkerMessage, WorkerSettings } from './messages.ts';
import { readTexts } from './read-texts.ts';
import { warmUp } from './warm-up.ts';

const { set, folder, apiUrl, dataMs, excluded, mark } = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('This file runs in a worker');
const post = (message: WorkerMessage) => port.postMessage(message);

/** How long a page of the warm-up may take, in ms: the first ones take long. */
const WARM_UP_MS = 20_000;
/** The pages of the warm-up are a visitor's. */
const WARM_UP = {
  language: 'en',
  colorScheme: undefined,
  access: undefined,
  headers: {},
  timeZone: 'UTC',
  nonce: '',
  operator: undefined,
  totalMs: WARM_UP_MS,
} as const;

const fileOf = (url: string) => join(folder, url.replace(/^\/r\//, ''));
const names = Object.keys(set.remotes);

const load = (url: string, hashes: Record<string, string>, modules?: Record<string, unknown>) =>
  loadModule({ file: fileOf(url), integrity: hashes[url], ...(modules && { provided: modules }) });

const build = load(set.host.server ?? '', set.host.hashes) as ServerBuild;
if (build.RENDER_VERSION !== RENDER_VERSION)
  throw new Error(`The host renders by version ${build.RENDER_VERSION}`);
const provided = await build.loadProvided();

const host: RenderHost = {
  set,
  apiUrl,
  texts: { en: readTexts(set, 'en', fileOf), fr: readTexts(set, 'fr', fileOf) },
  loadRemote(remote) {
    const { server, hashes = {} } = set.remotes[remote] ?? {};
    if (!server) throw new Error(`${remote} has no server build`);
    mark[0] = names.indexOf(remote);
    return load(server, hashes, provided);
  },
  onRemote(remote) {
    mark[0] = names.indexOf(remote);
  },
  onFault: (fault) => post({ type: 'fault', fault }),
};
const render = build.createRenderer(host);
await warmUp(set, async (url) => {
  await render({ ...WARM_UP, url, excluded, dataMs, now: Date.now() }).catch(() => undefined);
  post({ type: 'alive' });
});

async function answer({ id, endsAt, request }: RenderCall) {
  const totalMs = endsAt - Date.now();
  try {
    if (totalMs <= 0) return post({ type: 'done', id });
    const dataMs = Math.min(request.dataMs, totalMs);
    post({ type: 'done', id, result: await render({ ...request, dataMs, totalMs }) });
  } catch (error) {
    post({ type: 'fault', fault: { remote: undefined, message: String(error) } });
    post({ type: 'done', id });
  }
}
port.on('message', (call: WorkerCall) => {
  if (call.type === 'ping') post({ type: 'alive' });
  else void answer(call);
});
post({ type: 'ready' });
