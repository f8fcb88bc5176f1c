import { parentPort, workerData } from 'node:worker_threads';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { installBrowserGlobals } from './browser-globals.ts';
import { runScripts } from './run-scripts.ts';
import { runServerBuild } from './run-server-build.ts';

/** What the thread is given. */
export interface TrialData {
  set: ReleaseSet;
  /** The remotes to load. */
  names: readonly string[];
  /** The content of each file, by its path at the gateway (`/r/…`). */
  files: Readonly<Record<string, string>>;
}

/** What it posts: that the host runs, and whether it can load remotes here; then what fails of each remote. */
export type TrialMessage =
  | { type: 'ready'; canLoad: boolean }
  | { type: 'tried'; name: string; errors: string[] };

/** The part of the server build of a host that a trial uses; builds of before have no `loadAll`. */
interface HostBuild {
  loadProvided(): Promise<Record<string, unknown>>;
  loadAll?(set: ReleaseSet, name: string, requireRemote?: () => unknown): Promise<string[]>;
}

const { set, names, files } = workerData as TrialData;
const post = (message: TrialMessage) => parentPort?.postMessage(message);
const contentOf = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined);
const runFile = (path: string, provided?: Record<string, unknown>) =>
  runServerBuild(contentOf(path) ?? '', path, provided);
/** What scripts have thrown. By itself it is no reason: what matters is whether everything is there in the end. */
let thrown: string[] = [];

installBrowserGlobals();
runScripts(contentOf, (message) => thrown.push(message));
process.on('unhandledRejection', (reason) => thrown.push(String(reason)));
process.on('uncaughtException', (error) => thrown.push(String(error)));

const { loadProvided, loadAll } = runFile(set.host.server ?? '') as HostBuild;
const provided = await loadProvided();
post({ type: 'ready', canLoad: loadAll !== undefined });
for (const name of loadAll ? names : []) {
  thrown = [];
  const inBrowser = (await loadAll?.(set, name)) ?? [];
  const reasons = inBrowser.length > 0 ? [...inBrowser, ...thrown] : [];
  const server = set.remotes[name]?.server;
  const onServer = (server && (await loadAll?.(set, name, () => runFile(server, provided)))) || [];
  const errors = [...reasons, ...onServer.map((error) => `on the server: ${error}`)];
  post({ type: 'tried', name, errors });
}
