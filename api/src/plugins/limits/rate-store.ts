import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Database } from '../../../db/connect.ts';
import { countCall } from './rate-counts.sql.ts';

interface RouteOptions {
  routeInfo?: { method?: unknown; url?: string };
}

/** Counts calls in the database, so that the limits are shared by all processes. Addresses are hashed. */
export const rateStore = (db: Database) =>
  class RateStore implements FastifyRateLimitStore {
    readonly #route: string;

    constructor({ routeInfo }: RouteOptions) {
      this.#route = `${routeInfo?.method} ${routeInfo?.url}`;
    }

    incr(address: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const key = createHash('sha256').update(`${this.#route}\n${address}`).digest('base64url');
      countCall(db, key, windowMs).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    child(options: unknown): RateStore {
      return new RateStore(options as RouteOptions);
    }
  };
