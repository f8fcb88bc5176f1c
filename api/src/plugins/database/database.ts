import fp from 'fastify-plugin';
import type { Connection, Database, OpenDatabase } from '../../../db/connect.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    connection: Connection;
  }
}

/** The caller of `buildApp` opens and closes the pool. */
export const databasePlugin = fp(
  async (app, { database }: { database: OpenDatabase }) => {
    app.decorate('db', database.db);
    app.decorate('connection', database.connection);
  },
  { name: 'database' },
);
