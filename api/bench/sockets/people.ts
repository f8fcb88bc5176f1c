import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { signAccessToken } from '../../src/features/auth/sessions/access-token.ts';
import type { Secrets } from '../../src/process/secrets.ts';

const A_DAY = 86_400;

export interface Person {
  userId: number;
  token: string;
}

/** Creates people with a session each. */
export async function makePeople(db: Database, secrets: Secrets, count: number): Promise<Person[]> {
  const { rows } = await db.execute<{ user_id: number; id: string }>(sql`
    with people as (
      insert into users (email, first_name, last_name, email_proven_at)
      select 'bench-' || n || '@example.test', 'Alex', 'Martin', now() from generate_series(1, ${count}::int) n
      returning id
    )
    insert into sessions (user_id, expires_at, idle_seconds)
    select id, now() + interval '1 day', ${A_DAY} from people returning user_id::int, id`);
  return Promise.all(
    rows.map(async ({ user_id, id }) => ({
      userId: user_id,
      token: await signAccessToken(secrets, { userId: user_id, sessionId: id }, A_DAY),
    })),
  );
}
