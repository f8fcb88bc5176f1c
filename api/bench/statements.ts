import type { FastifyInstance } from 'fastify';
import { openSession } from '../src/features/auth/index.ts';
import { type CapturedQuery, capturedQueries, reads } from '../testing/scale/captured-queries.ts';
import { CALLS, type MarketIds } from './calls.ts';
import type { Market, MarketUsers } from './markets.ts';

/** A call as it is made on one market. */
export interface MeasuredCall {
  name: string;
  path: string;
  authorization: string;
  /** The statements that the product sends to the database for the call, once everything is warm. */
  statements: CapturedQuery[];
}

/** A listing of somebody else, and a deal of the seller that is open. */
async function idsOf({ pool, users }: Market): Promise<MarketIds> {
  const { rows } = await pool.query<MarketIds>(
    `select d.id as deal, s.id as snapshot, (select min(id) from opportunities where validated and unlisted_at is null
      and owner_id not in ($1, $2)) as listing
    from deals d join deal_opportunities s on s.deal_id = d.id where d.owner_id = $2 and d.status = 'active'
    order by d.created_order limit 1`,
    [users.broker, users.seller],
  );
  const [ids] = rows;
  if (!ids) throw new Error('The seller of the market has no open deal');
  return ids;
}

const headerOf = async (app: FastifyInstance, userId: number) => {
  const from = { ip: '127.0.0.1', headers: {} };
  const { access } = await app.db.transaction((tx) =>
    openSession(app, tx, { userId, request: from, rememberMe: true, confirmed: 'password' }),
  );
  return `Bearer ${access}`;
};

/** The number of calls after which statements are prepared and counts are cached. */
const WARM = 8;

/** Makes each call a few times, and notes the statements of the last time. */
export async function measuredCalls(
  app: FastifyInstance,
  market: Market,
  names: string[],
): Promise<MeasuredCall[]> {
  const ids = await idsOf(market);
  const tokens = {} as Record<keyof MarketUsers, string>;
  for (const person of ['broker', 'seller'] as const)
    tokens[person] = await headerOf(app, market.users[person]);
  const calls: MeasuredCall[] = [];
  for (const name of names) {
    const { path, by = 'seller' } = CALLS[name] as (typeof CALLS)[string];
    const authorization = by === 'anonymous' ? '' : tokens[by];
    const url = path(ids);
    let statements: CapturedQuery[] = [];
    for (let time = 0; time < WARM; time += 1)
      statements = await capturedQueries(async () => {
        const { statusCode, body } = await app.inject({ url, headers: { authorization } });
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      });
    calls.push({ name, path: url, authorization, statements: reads(statements) });
  }
  return calls;
}
