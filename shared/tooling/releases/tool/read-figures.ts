import { ReleaseError } from '../release-error.ts';

/** What browsers have told about a version since the gateways started. */
export interface VersionFigures {
  failures: number;
  /** Components that were loaded, and rendered for the first time. */
  loads: number;
  renders: number;
  /** Of all of them together, in seconds. */
  loadSeconds: number;
  renderSeconds: number;
  /** What its scripts took in frames that were late, in seconds. */
  blockedSeconds: number;
  /** For how long its pages were in front, and tasks of more than 50 ms meanwhile. */
  useSeconds: number;
  longTasks: number;
  /** How often the heap of a page was told, and all of them together, in bytes. */
  heaps: number;
  heapBytes: number;
}

/** The metric of each figure, as the gateway names it. */
const METRICS: Record<string, keyof VersionFigures> = {
  handover_remote_failures_total: 'failures',
  handover_remote_load_seconds_count: 'loads',
  handover_remote_load_seconds_sum: 'loadSeconds',
  handover_remote_render_seconds_count: 'renders',
  handover_remote_render_seconds_sum: 'renderSeconds',
  handover_remote_blocked_seconds_total: 'blockedSeconds',
  handover_remote_use_seconds_total: 'useSeconds',
  handover_remote_long_tasks_total: 'longTasks',
  handover_remote_heap_bytes_count: 'heaps',
  handover_remote_heap_bytes_sum: 'heapBytes',
};

const none: VersionFigures = {
  failures: 0,
  loads: 0,
  renders: 0,
  loadSeconds: 0,
  renderSeconds: 0,
  blockedSeconds: 0,
  useSeconds: 0,
  longTasks: 0,
  heaps: 0,
  heapBytes: 0,
};

/** Finds the figures of a version. */
export type FiguresOf = (name: string, version: string) => VersionFigures | undefined;

/** Adds up what gateways serve at their `/metrics` addresses. */
export async function readFigures(addresses: readonly string[]): Promise<FiguresOf> {
  const figures = new Map<string, VersionFigures>();
  for (const text of await Promise.all(addresses.map(readMetrics))) {
    for (const [, metric = '', remote, version, value] of text.matchAll(
      /^(\w+)\{remote="([^"]*)",version="([^"]*)".*\} (\S+)$/gm,
    )) {
      const figure = METRICS[metric];
      if (!figure) continue;
      const key = `${remote} ${version}`;
      const known = figures.get(key) ?? none;
      figures.set(key, { ...known, [figure]: known[figure] + Number(value) });
    }
  }
  return (name, version) => figures.get(`${name} ${version}`);
}

async function readMetrics(address: string): Promise<string> {
  const response = await fetch(address).catch((error: Error) => error);
  if (response instanceof Response && response.ok) return response.text();
  const reason = response instanceof Response ? `status ${response.status}` : response.message;
  throw new ReleaseError(`${address} could not be read (${reason}): give the /metrics address of a gateway.`);
}
