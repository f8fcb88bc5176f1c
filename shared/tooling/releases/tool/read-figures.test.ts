import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFigures } from './describe-figures.ts';
import { readFigures } from './read-figures.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
async function serve(metrics: string): Promise<string> {
  const server = createServer((_, response) => response.end(metrics)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}

const gateway = (failures: number, loads: number) => `# HELP handover_remote_failures_total Failures
handover_remote_failures_total{remote="mfe-deals",version="1.0.0-a",phase="run",code="HR-901"} ${failures}
handover_remote_failures_total{remote="mfe-deals",version="1.0.0-a",phase="entry",code="HR-301"} 1
handover_remote_load_seconds_bucket{le="0.5",remote="mfe-deals",version="1.0.0-a"} 1
handover_remote_load_seconds_sum{remote="mfe-deals",version="1.0.0-a"} 2
handover_remote_load_seconds_count{remote="mfe-deals",version="1.0.0-a"} ${loads}
process_cpu_seconds_total 12.5
`;

test('the figures of several gateways are added up', async () => {
  const figuresOf = await readFigures([await serve(gateway(2, 4)), await serve(gateway(3, 4))]);
  const figures = figuresOf('mfe-deals', '1.0.0-a');
  expect(figures).toMatchObject({ failures: 7, loads: 8, loadSeconds: 4 });
  expect(figures && describeFigures(figures)).toBe('7 failures, loaded 8 times, 500 ms each');
  expect(figuresOf('mfe-deals', '1.0.0-b')).toBeUndefined();
});

test('without addresses there are no figures; an address that can’t be read is named', async () => {
  expect((await readFigures([]))('mfe-deals', '1.0.0-a')).toBeUndefined();
  await expect(readFigures(['http://127.0.0.1:1/metrics'])).rejects.toThrow(
    'http://127.0.0.1:1/metrics could not be read',
  );
});
