import Fastify from 'fastify';
import '../../db/connect.ts';
import pg from 'pg';
import type { MeasuredCall } from '../statements.ts';
import { reportUsage } from './usage.ts';

/**
 * The twin that the product is compared with: Fastify without a plugin, which answers each call with the rows of the
 * same statements, all prepared, as pg reads them.
 */
export interface TwinOrder {
  url: string;
  calls: Pick<MeasuredCall, 'path' | 'statements'>[];
}

process.once('message', async ({ url, calls }: TwinOrder) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const app = Fastify();
  for (const [place, { path, statements }] of calls.entries()) {
    const prepared = statements.map((each, index) => ({ ...each, name: `call_${place}_${index}` }));
    const [pathname] = path.split('?') as [string];
    app.get(`/${place}${pathname}`, async () => {
      const answers: unknown[] = [];
      for (const query of prepared) answers.push((await pool.query(query)).rows);
      return answers;
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  reportUsage();
  const address = app.server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit());
