import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { OPTIONS } from './options.ts';
import type { BenchServer } from './servers/start.ts';

/** One run of one call against one server. */
export interface LoadRun {
  rate: number;
  p50: number;
  p99: number;
  /** Milliseconds of CPU of the server, a call. */
  cpu: number;
  bytes: number;
  /** The load of the machine before the run. */
  load: number;
}

export async function measureLoad(
  server: BenchServer,
  path: string,
  authorization: string,
): Promise<LoadRun> {
  const [load = 0] = loadavg();
  const run = (duration: number) =>
    autocannon({
      url: `${server.origin}${path}`,
      connections: OPTIONS.connections,
      duration,
      headers: authorization ? { authorization } : {},
    });
  await run(1);
  const before = await server.usage();
  const result = await run(OPTIONS.seconds);
  const used = (await server.usage()) - before;
  const calls = result['2xx'];
  if (calls === 0 || result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${calls} answered, ${result.non2xx} refused, ${result.errors} failed`);
  return {
    rate: calls / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: used / 1000 / calls,
    bytes: Math.round(result.throughput.total / calls),
    load,
  };
}
