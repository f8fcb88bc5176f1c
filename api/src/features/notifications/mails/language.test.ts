import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../../../testing/people/actor.ts';
import { publishOffer } from '../../../../testing/people/business.builder.ts';
import { askAccess, sendLetter, startDeal } from '../../../../testing/people/deal.builder.ts';
import { mailsTo } from '../../../../testing/people/mailed-links.ts';
import { buildTestApp } from '../../../../testing/servers/build-test-app.ts';

const app = await buildTestApp();

const WORDS: Record<Language, RegExp> = {
  en: /Hello|updates? for you|Choose here/,
  fr: /Bonjour|nouvelles?|Vous choisissez/,
};

for (const [owner, asker] of [
  ['en', 'fr'],
  ['fr', 'en'],
] as const)
  test(`an owner in ${owner} and a buyer in ${asker} cause mails in the language of whoever gets them`, async () => {
    const seller = await signedIn(app, { language: owner });
    const buyer = await signedIn(app, { language: asker });
    const listing = await publishOffer(seller);
    const deal = await startDeal(seller, buyer, listing);
    await sendLetter(buyer, deal);
    const other = await signedIn(app, { language: asker });
    await askAccess(other, listing);
    await app.db.execute(sql`update notifications set created_at = created_at - interval '2 minutes'`);
    await app.jobs.get('notification-mails')?.work();
    for (const [{ user }, language, foreign] of [
      [seller, owner, asker],
      [buyer, asker, owner],
    ] as const) {
      const mails = await mailsTo(app, user.email);
      assert.ok(mails.length > 0);
      for (const { subject, text, html } of mails) {
        assert.ok(html.includes(`<html lang="${language}">`));
        assert.match(text, WORDS[language]);
        assert.doesNotMatch(`${subject}\n${text}\n${html}`, WORDS[foreign]);
      }
    }
  });
