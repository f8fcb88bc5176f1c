import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../../../src/features/users/index.ts';
import { pdf } from '../../../testing/documents/sample-files.ts';
import { type Actor, anonymous, signedIn } from '../../../testing/people/actor.ts';
import { publishOffer } from '../../../testing/people/business.builder.ts';
import { type KnownIds, TABLES } from './known-ids.ts';

type Person = Actor & { user: UserRow };

/** A market with a deal, its users, and ids of every kind of record. */
export async function createWorld(app: FastifyInstance) {
  const owner = await signedIn(app);
  const buyer = await signedIn(app);
  const people: Person[] = [owner, buyer, await signedIn(app), await signedIn(app, { isStaff: true })];
  const listing = await publishOffer(owner);
  await publishOffer(owner);
  const asked = await buyer.post(`/api/opportunities/${listing}/request_access/`, { nda_accepted: true });
  const accepted = await owner.post(`/api/access_requests/${asked.body.id}/accept/`);
  await buyer.post('/api/questions_and_answers/', {
    deal_id: accepted.body.deal_id,
    question: 'How many people work there?',
  });
  await buyer.form('POST', '/api/deal_loi_documents/', [
    ['deal_id', accepted.body.deal_id],
    ['file', [pdf(), 'letter.pdf']],
  ]);
  return {
    actors: [anonymous(app), ...people],
    ids: await idsOf(app),
  };
}

/** The ids of two records of each table: the newest if it has dates. */
async function idsOf(app: FastifyInstance): Promise<KnownIds> {
  const found: Record<string, number[]> = {};
  for (const table of TABLES) {
    const { rows } = await app.db.execute(
      sql`select t.id from ${sql.identifier(table)} t order by to_jsonb(t) ->> 'created_at' desc, t.id desc limit 2`,
    );
    found[table] = rows.map((row) => Number(row.id));
  }
  return found;
}

/** A request may have signed the user out or closed the account: signs in again, as a new user if needed. */
export async function signInAgain(actor: Actor): Promise<Actor> {
  if (actor.token === null) return actor;
  const { user } = actor as Person;
  const { rows } = await actor.app.db.execute(sql`select closed_at from users where id = ${user.id}`);
  return signedIn(actor.app, rows[0]?.closed_at === null ? user : { isStaff: user.isStaff });
}
