import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { FEATURES } from '../../src/features/register-features.ts';
import { textOf } from '../authorization/private-data.ts';
import { type Actor, signedIn } from '../people/actor.ts';
import { publishOffer } from '../people/business.builder.ts';
import { askAccess, startDeal } from '../people/deal.builder.ts';

type Write = readonly [method: 'PATCH' | 'POST' | 'DELETE', url: string, body: object | undefined];

/** A deal of `owner` and `buyer`, and those who must learn nothing of it. */
export async function buildRivals(app: FastifyInstance) {
  const named = (lastName: string) => signedIn(app, { firstName: 'Ada', lastName });
  const [owner, buyer] = [await named('Moreau'), await named('Oriflamme')];
  const rival = await named('Ferlambois');
  const pending = await named('Merlanne');
  const other = await named('Quentovic');
  const offer = await publishOffer(owner);
  const deal = await startDeal(owner, buyer, offer);
  const rivalDeal = await startDeal(owner, rival, offer);
  await askAccess(pending, offer);
  const otherDeal = await startDeal(owner, other, await publishOffer(owner));
  return { owner, buyer, rival, pending, other, offer, deal, rivalDeal, otherDeal };
}

/** What a text tells of the deal. `Oriflamme` is the buyer, of whom the owner may know. */
export function secrecyTests(
  app: FastifyInstance,
  market: Awaited<ReturnType<typeof buildRivals>>,
  secrets: RegExp[],
) {
  const { owner, buyer, rival, pending, other, offer, deal, rivalDeal, otherDeal } = market;
  const strangers = {
    rival,
    'another requester': pending,
    'a requester of another deal of the owner': other,
  };
  const revealed = (text: string) => [...secrets, /Oriflamme/].filter((secret) => secret.test(text));

  /** The addresses of which the reader learns something. */
  async function revealing(reader: Actor, urls: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const url of urls) {
      const { raw, headers } = await reader.get(url);
      if (revealed(`${textOf(raw)}\n${JSON.stringify(headers)}`).length > 0) found.push(url);
    }
    return found;
  }

  return {
    revealing,
    /** Each stranger makes all calls that read, with every id that somebody could try, and these that write. */
    testStrangers(ids: (number | string)[], writes: readonly Write[]) {
      const reading = FEATURES.flatMap(({ routes }) => Object.values(routes))
        .filter(({ method }) => method === 'GET')
        .flatMap(({ url }) =>
          url.includes(':id')
            ? [deal, rivalDeal, otherDeal, offer, ...ids].map((id) => url.replace(':id', String(id)))
            : [url],
        );
      for (const [who, stranger] of Object.entries(strangers))
        test(`${who} finds nothing in any response, export or file name`, async () => {
          assert.deepEqual(await revealing(stranger, reading), []);
          for (const [method, url, body] of writes) {
            const { status, raw } = await stranger.call(method, url, body);
            assert.deepEqual([status, revealed(raw.toString())], [404, []], `${method} ${url}`);
          }
        });
    },
    /** The mails that each person gets; fails if one of them says what is secret, be it to the parties. */
    async checkMails() {
      await app.db.execute(
        sql`update notifications set mail_wanted = true, created_at = created_at - interval '2 minutes'`,
      );
      await app.jobs.get('notification-mails')?.work();
      const folder = join(app.config.dataDir, 'outbox');
      const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      const to = (person: typeof owner) => mails.filter((mail) => mail.includes(person.user.email));
      for (const person of [owner, buyer, rival]) assert.ok(to(person).length > 0, person.user.lastName);
      for (const mail of mails) assert.deepEqual(revealed(mail.replaceAll('Oriflamme', '')), []);
      const parties = [...to(owner), ...to(buyer)];
      const toOthers = mails.filter((each) => !parties.includes(each));
      // A mail to a stranger may name a party.
      for (const mail of [...toOthers, ...Object.values(strangers).flatMap(to)])
        assert.deepEqual(revealed(mail), []);
      return to;
    },
  };
}
