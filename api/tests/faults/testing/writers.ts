import assert from 'node:assert/strict';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { after } from 'node:test';
// biome-ignore lint/plugin: a writer's pause before it retries; no assertion depends on it
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { pdf, png } from '../../../testing/documents/sample-files.ts';
import type { TestResponse } from '../../../testing/people/actor.ts';
import { offerCompany, registerCompany } from '../../../testing/people/business.builder.ts';
import { startDeal } from '../../../testing/people/deal.builder.ts';
import { signedUpAt } from '../../../testing/people/remote-actor.ts';

/** Everything that a server has acknowledged as written. */
export interface Acknowledged {
  companies: { id: number; name: string }[];
  files: { id: number; sha256: string }[];
  questions: { id: number; question: string }[];
  listings: number[];
  published: number[];
  favorites: number[];
  pictures: string[];
}

const newLedger = (): Acknowledged => ({
  companies: [],
  files: [],
  questions: [],
  listings: [],
  published: [],
  favorites: [],
  pictures: [],
});

/** A unique PDF of up to 300 kB. */
async function anyPdf() {
  // Random bytes might be read as objects of a pdf, so they are letters.
  const blob = pdf(randomBytes(randomInt(500, 150_000)).toString('hex'));
  return {
    blob,
    sha256: createHash('sha256')
      .update(await blob.bytes())
      .digest('hex'),
  };
}

/** Takes the items of a growing list one by one, each once; throws while there is none. */
const queueOf = (list: number[]) => {
  let next = 0;
  return {
    take(): number {
      const id = list[next];
      if (id === undefined) throw new NothingToDo();
      next += 1;
      return id;
    },
  };
};
class NothingToDo extends Error {}

/** Users who write without pause, one loop per kind of write, to the running server. `pool`: its database. */
export async function startWriters(origin: string, pool: Pick<pg.Pool, 'query'>) {
  const prove = (id: number) => pool.query('update users set email_proven_at = now() where id = $1', [id]);
  const [seller, buyer, staff] = await Promise.all([1, 2, 3].map(() => signedUpAt(origin, prove)));
  assert.ok(seller && buyer && staff);
  await pool.query('update users set is_staff = true where id = $1', [staff.id]);
  const company = await registerCompany(seller);
  const listing = await offerCompany(seller, { company_id: company });
  const publish = { validated: true };
  assert.equal((await staff.post(`/api/opportunities/${listing}/moderate/`, publish)).status, 200);
  const deal = await startDeal(seller, buyer, listing);

  const ledger = newLedger();
  /** Error responses. */
  const refused: string[] = [];
  /** Requests without a response. */
  const broken: string[] = [];
  let count = 0;
  const unpublished = queueOf(ledger.listings);
  const notFavorited = queueOf(ledger.published);

  const done = async (call: Promise<TestResponse>): Promise<TestResponse | null> => {
    const response = await call;
    if (response.status < 300) return response;
    refused.push(`${response.status} ${JSON.stringify(response.body)}`);
    return null;
  };
  const writing: ((origin: string) => Promise<unknown>)[] = [
    async (at) => {
      count += 1;
      const name = `Atelier ${count}`;
      const created = await done(
        seller.at(at).form('POST', '/api/companies_for_profile/', [
          ['name', name],
          ['sectors', 1],
        ]),
      );
      if (created) ledger.companies.push({ id: created.body.id, name });
    },
    async (at) => {
      const files = [await anyPdf(), await anyPdf()];
      const parts = files.map(({ blob }, i): [string, [Blob, string]] => ['files', [blob, `${i}.pdf`]]);
      const sent = await done(
        seller.at(at).form('POST', '/api/files_of_company/', [['company_id', company], ...parts]),
      );
      const ids: { id: number }[] = sent?.body.files ?? [];
      ledger.files.push(...ids.map(({ id }, i) => ({ id, sha256: files[i]?.sha256 ?? '' })));
    },
    async (at) => {
      count += 1;
      const question = `How many lathes run at night? (${count})`;
      const body = { deal_id: deal, question };
      const asked = await done(buyer.at(at).post('/api/questions_and_answers/', body));
      if (asked) ledger.questions.push({ id: asked.body.id, question });
    },
    async (at) => {
      ledger.listings.push(await offerCompany(seller.at(at), { company_id: company }));
    },
    async (at) => {
      const id = unpublished.take();
      if (await done(staff.at(at).post(`/api/opportunities/${id}/moderate/`, publish)))
        ledger.published.push(id);
    },
    async (at) => {
      const id = notFavorited.take();
      const url = `/api/opportunities/${id}/add_or_remove_from_favorites/`;
      if (await done(buyer.at(at).post(url))) ledger.favorites.push(id);
    },
    async (at) => {
      const picture = await png(randomInt(20, 60), 40);
      const saved = await done(
        buyer.at(at).form('PATCH', `/api/users/${buyer.id}/`, [['image', [picture, 'me.png']]]),
      );
      if (saved) ledger.pictures.push(saved.body.image);
    },
  ];

  let hasEnded = false;
  after(() => {
    hasEnded = true;
  });
  return {
    seller,
    buyer,
    company,
    deal,
    ledger,
    refused,
    /** Refusals that do not ask to retry. */
    refusedForGood: () => refused.filter((response) => !response.includes('Please try again')),
    broken,
    acknowledged: () => Object.values(ledger).reduce((sum, list) => sum + list.length, 0),
    /** Writes until `isOver`, or until the test has ended; `server` resolves with the address of a running server. */
    async write(server: () => Promise<string>, isOver: () => boolean): Promise<void> {
      const loop = async (write: (origin: string) => Promise<unknown>) => {
        while (!isOver() && !hasEnded) {
          const at = await server();
          await write(at).catch(async (error: Error) => {
            if (error instanceof assert.AssertionError) refused.push(error.message);
            else if (!(error instanceof NothingToDo)) broken.push(`${error.message} ${error.cause ?? ''}`);
            await pause(20);
          });
        }
      };
      await Promise.all(writing.map(loop));
    },
  };
}
