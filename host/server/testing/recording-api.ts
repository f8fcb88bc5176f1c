import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, type GatewayOptions } from '../app.ts';
import { neverLate } from './never-late.ts';

type Limits = NonNullable<GatewayOptions['limits']>;

const MANY = 1000;
const wide = { perPerson: MANY, perAddress: MANY };
/** Limits that no test reaches. */
export const plenty = { calls: wide, uploads: wide, sockets: wide, connectionsPerAddress: MANY };

/** Answers each call; of a token it tells the account. */
export const answering: RequestListener = ({ headers }, response) => {
  const account = headers.authorization?.split(' ')[1];
  if (account) response.setHeader('handover-account', account);
  response.end('{}');
};

/** A gateway with these limits before an api that is this listener. `reached`: what has come to the api. */
export async function gatewayBefore(
  listener: RequestListener,
  limits: Limits,
  options: Partial<GatewayOptions> = {},
) {
  const reached: string[] = [];
  const api = createServer((request, response) => {
    if (request.url?.startsWith('/api/opportunities/')) return response.end('{}');
    reached.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const gateway = await createGateway({
    store: '/nowhere',
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    graceMs: 0,
    limits,
    ...options,
  });
  // The gateway reads the first query of the main page when it starts.
  const first = once(api, 'request');
  const mayBeLate = neverLate();
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  await first;
  mayBeLate();
  const { port } = gateway.server.address() as AddressInfo;
  return {
    api,
    gateway,
    port,
    origin: `http://127.0.0.1:${port}`,
    reached,
    /** How often a reason is counted. */
    async refused(reason: string): Promise<number> {
      const text = await gateway.metrics.registry.metrics();
      return Number(
        new RegExp(`^handover_refused_total{reason="${reason}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
      );
    },
    async close() {
      // Tests leave requests open.
      gateway.server.closeAllConnections();
      await gateway.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
