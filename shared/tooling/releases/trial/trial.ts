import { Worker } from 'node:worker_threads';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { versionKey } from '../builds/publish.ts';
import { storedBuild } from '../builds/stored-build.ts';
import { versionsOf } from '../compose/changes.ts';
import { ReleaseError } from '../release-error.ts';
import type { Store } from '../store/store.ts';
import type { TrialData, TrialMessage } from './trial-worker.ts';

/** Without a word from the thread, in ms: then what it loads never ends. */
const SILENT_MS = 60_000;
const HEAP_MB = 512;

/**
 * Runs remotes of a set before they are current: loads each with its pages, widgets and modals, in the host of the set, as a browser and as
 * the renderer of pages would. Throws a `ReleaseError` that names what fails. Resolves with why nothing could be tried, if so.
 */
export async function tryRemotes(
  store: Store,
  set: ReleaseSet,
  names: readonly string[],
): Promise<string | undefined> {
  const remotes = names.filter((name) => set.remotes[name]);
  if (remotes.length === 0) return undefined;
  if (!set.host.server) return `host ${set.host.version} has no server build`;
  const files = Object.assign(
    {},
    ...(await Promise.all(['host', ...remotes].map((name) => codeOf(store, set, name)))),
  );
  const { errors, untried } = await run({ set, names: remotes, files });
  if (errors.length === 0) return untried;
  throw new ReleaseError(
    [`Refused, nothing was changed. Loaded in host ${set.host.version}, this fails:`, ...errors].join('\n  '),
  );
}

/** Path at the gateway -> content, of what a trial runs of a package. */
async function codeOf(store: Store, set: ReleaseSet, name: string): Promise<Record<string, string>> {
  const key = versionKey(name, versionsOf(set)[name] ?? '');
  const build = await storedBuild(store, name, versionsOf(set)[name] ?? '');
  const isNeeded = name === 'host' ? /\.cjs$/ : /\.(js|css|cjs)$/;
  const found = Object.keys(build?.files ?? {})
    .filter((file) => isNeeded.test(file))
    .map(async (file) => [`/r/${key}/${file}`, (await store.read(`${key}/${file}`))?.text ?? ''] as const);
  return Object.fromEntries(await Promise.all(found));
}

/** In a thread of its own, without the environment of the tool, which may hold secrets. */
function run(data: TrialData): Promise<{ errors: string[]; untried?: string }> {
  const { host, remotes } = data.set;
  const errors: string[] = [];
  const waiting = [...data.names];
  let isReady = false;
  let untried: string | undefined;
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), {
      workerData: data,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      // That scripts may import modules is experimental in Node.
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    /** What it loads is the cause. */
    const fail = (reason: string) => {
      const [name = 'host'] = isReady ? waiting : [];
      const version = name === 'host' ? host.version : remotes[name]?.version;
      errors.push(`${name} ${version}: ${reason}`);
      end();
    };
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners();
      void worker.terminate();
      resolve({ errors, ...(untried !== undefined && { untried }) });
    };
    const timer = setTimeout(() => fail(`has not ended within ${SILENT_MS / 1000} s`), SILENT_MS);
    worker.on('message', (message: TrialMessage) => {
      timer.refresh();
      if (message.type === 'ready') {
        isReady = true;
        if (message.canLoad) return;
        untried = `host ${host.version} was built before remotes were tried`;
        return end();
      }
      waiting.splice(waiting.indexOf(message.name), 1);
      errors.push(...message.errors);
      if (waiting.length === 0) end();
    });
    worker.on('error', (error) => fail(String(error)));
    worker.on('exit', (code) => fail(`ended the process with ${code}`));
  });
}
