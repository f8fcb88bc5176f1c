import { connectionSettings, connectionTimes, whole } from '@handover/shared/contract/hosting';
import { z } from 'zod';
import { mostConnections } from './descriptors.ts';
import type { ApiPool } from './pool-of.ts';

const environment = z.object({
  ...connectionSettings,
  CONNECTIONS: whole(100, 1_000_000, 20_000),
  CONNECTIONS_PER_ADDRESS: whole(10, 100_000, 500),
  CALLS_PER_PERSON: whole(4, 1000, 32),
  CALLS_PER_ADDRESS: whole(4, 1000, 64),
  UPLOADS_PER_PERSON: whole(1, 100, 6),
  UPLOADS_PER_ADDRESS: whole(1, 100, 24),
  SOCKETS_PER_PERSON: whole(1, 1000, 30),
  SOCKETS_PER_ADDRESS: whole(1, 100_000, 250),
  READ_SECONDS: whole(10, 3600, 120),
  REQUESTS_PER_CONNECTION: whole(2, 100, 4),
  POOL_FOR_PEOPLE: whole(3, 1000, 96),
  POOL_FOR_STRANGERS: whole(3, 1000, 64),
  POOL_FOR_UPLOADS: whole(3, 1000, 48),
  SHUTDOWN_DELAY_MS: whole(0, 100_000, 0),
});

/** A test compares them with `docs/host/settings.md`. */
export const limitNames = Object.keys(environment.shape);

export type Limits = ReturnType<typeof readLimits>;

/** Reads what one client may hold from the environment; an invalid setting throws a line that names it. */
export function readLimits(env: NodeJS.ProcessEnv) {
  const { data, error } = environment.safeParse(env);
  if (!data) {
    const issue = error.issues[0];
    throw new Error(`Setting ${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const pools: Record<ApiPool, number> = {
    people: data.POOL_FOR_PEOPLE,
    strangers: data.POOL_FOR_STRANGERS,
    uploads: data.POOL_FOR_UPLOADS,
  };
  const connections = mostConnections(data.CONNECTIONS, pools.people + pools.strangers + pools.uploads);
  return {
    ...connectionTimes(data),
    /** How long a client may leave an answer unread. */
    readSeconds: data.READ_SECONDS,
    /** The time between "not ready" and closing. */
    shutdownDelayMs: data.SHUTDOWN_DELAY_MS,
    connections,
    // No address can take more than half of the connections.
    connectionsPerAddress: Math.min(data.CONNECTIONS_PER_ADDRESS, Math.floor(connections / 2)),
    /** Requests of a connection whose answers wait for each other. */
    requestsPerConnection: data.REQUESTS_PER_CONNECTION,
    /** Connections to the api. */
    pools,
    /**
     * The calls under way at once: of an account, or of all at an address who are not signed in; and of an address in
     * all.
     */
    calls: { perPerson: data.CALLS_PER_PERSON, perAddress: data.CALLS_PER_ADDRESS },
    uploads: { perPerson: data.UPLOADS_PER_PERSON, perAddress: data.UPLOADS_PER_ADDRESS },
    sockets: { perPerson: data.SOCKETS_PER_PERSON, perAddress: data.SOCKETS_PER_ADDRESS },
  };
}
