import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilNeeded } from '@handover/shared/contract/hosting';

/**
 * A service that keeps each connection it gets for `/hoard`. With `DESCRIPTORS` it may open so many, with `MOST_CONNECTIONS` it refuses
 * more by itself.
 */
const { DESCRIPTORS, MOST_CONNECTIONS, PORT } = process.env;
await untilNeeded();
const server: Server = createServer((request, response) => {
  if (request.url !== '/hoard') response.end(String(process.pid));
});
if (MOST_CONNECTIONS) server.maxConnections = Number(MOST_CONNECTIONS);
server.listen(Number(PORT), '127.0.0.1', () => {
  if (DESCRIPTORS) execFileSync('prlimit', ['--pid', String(process.pid), `--nofile=${DESCRIPTORS}`]);
  process.send?.({ type: 'ready', port: (server.address() as AddressInfo).port });
});
process.on('disconnect', () => process.exit(0));
