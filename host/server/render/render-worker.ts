import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { RENDER_VERSION, type RenderHost, type ServerBuild } from '../../src/render/render-contract.ts';
import { loadModule } from './load-module.ts';
import type { RenderCall, WorkerMessage, WorkerSettings } from './messages.ts';
import { readTexts } from './read-texts.ts';

const { set, folder, apiUrl, mark } = workerData as WorkerSettings;
const port = parentPort;
if (!port) throw new Error('This file runs in a worker');
const post = (message: WorkerMessage) => port.postMessage(message);

const fileOf = (url: string) => join(folder, url.replace(/^\/r\//, ''));
const names = Object.keys(set.remotes);

const build = loadModule(fileOf(set.host.server ?? '')) as ServerBuild;
if (build.RENDER_VERSION !== RENDER_VERSION)
  throw new Error(`The host renders by version ${build.RENDER_VERSION}`);
const provided = await build.loadProvided();

const host: RenderHost = {
  set,
  apiUrl,
  texts: { en: readTexts(set, 'en', fileOf), fr: readTexts(set, 'fr', fileOf) },
  loadRemote(remote) {
    const file = set.remotes[remote]?.server;
    if (!file) throw new Error(`${remote} has no server build`);
    mark[0] = names.indexOf(remote);
    return loadModule(fileOf(file), provided);
  },
  onRemote(remote) {
    mark[0] = names.indexOf(remote);
  },
  onFault: (fault) => post({ type: 'fault', fault }),
};
const render = build.createRenderer(host);

port.on('message', async ({ id, endsAt, request }: RenderCall) => {
  const totalMs = endsAt - Date.now();
  try {
    if (totalMs <= 0) return post({ type: 'done', id });
    const dataMs = Math.min(request.dataMs, totalMs);
    post({ type: 'done', id, result: await render({ ...request, dataMs, totalMs }) });
  } catch (error) {
    post({ type: 'fault', fault: { remote: undefined, message: String(error) } });
    post({ type: 'done', id });
  }
});
post({ type: 'ready' });
