import { paths } from '@handover/shared/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { onlyRow } from '../../../db/only-row.ts';
import { failedJobs, failedMails, files, listingReports } from '../../../db/schema/index.ts';
import { pdf, png } from '../../documents/sample-files.ts';
import { buildFirms, type Firms } from './firms.ts';
import { expectStatus, type Listing, moderate, submitListing, type Type } from './listing.ts';
import { buildScene, type Scene, STAGES, type Stage } from './scene.ts';
import { buildSealed, counterOwner } from './sealed.ts';
import { type DataRoom, fillDataRoom, storeFile } from './stored-files.ts';
import { createUsers, type People } from './users.ts';

export interface Market {
  people: People;
  firms: Firms;
  sell: Record<Stage, Scene>;
  buy: Record<Stage, Scene>;
  /** Listings of the owner: published without requests and under review, both with an agreement of the owner as a file; rejected, and back under review with deals. */
  fresh: Listing & { room: DataRoom; companyRoom: DataRoom };
  waiting: Listing & { room: DataRoom };
  rejected: Listing;
  reviewed: Scene;
  /** Its letters are sealed until a bid date; the active bidder has sent one. */
  sealed: Scene;
  /** A mandate to which nobody has brought a company. */
  bare: Scene;
  /** Deleted by the owner after its deals have ended. */
  withdrawn: Scene;
  /** A listing of the other owner. */
  others: Listing & { room: DataRoom; companyRoom: DataRoom };
  othersWaiting: Listing;
  /** A background image of the owner, used by the listing under review. */
  picture: { id: number; image: string };
  /** A document that was disclosed in a deal and then removed. */
  hidden: number;
  /** An invitation by the owner, which the active bidder has not answered. */
  delegation: number;
  /** A mail that was not sent, and a job that failed. */
  failures: { mail: number; job: number };
  /** A visitor's report of the owner's published listing. */
  report: number;
}

const stagesOf = async (app: FastifyInstance, people: People, type: Type) => {
  const scenes: Partial<Record<Stage, Scene>> = {};
  for (const stage of STAGES) scenes[stage] = await buildScene(app, people, type, stage);
  return scenes as Record<Stage, Scene>;
};

/** Builds a market with every situation that a response may depend on. */
export async function buildMarket(app: FastifyInstance): Promise<Market> {
  const people = await createUsers(app);
  const firms = await buildFirms(app, people);
  const { owner, other, staff } = people;
  const list = async (person: typeof owner, of: string) => {
    const listing = await submitListing(person, 'sell', of);
    const room = await fillDataRoom(app, { opportunityId: listing.opportunity }, person.id, of);
    const companyRoom = await fillDataRoom(app, { companyId: listing.company }, person.id, `company-${of}`);
    return { ...listing, room, companyRoom };
  };
  const fresh = await list(owner, 'fresh');
  await moderate(staff, fresh, { validated: true });
  const waiting = await list(owner, 'waiting');
  const picture = expectStatus(
    await owner.actor.form('POST', '/api/sub_sector_background_images/', [
      ['sub_sector_id', 1],
      ['image', [await png(), 'front.png']],
    ]),
    201,
  );
  const wear: [string, number][] = [['background_image', picture.id]];
  expectStatus(await owner.actor.form('PATCH', `/api/opportunities/${waiting.opportunity}/`, wear), 200);
  for (const { opportunity } of [fresh, waiting])
    expectStatus(
      await owner.actor.form('POST', paths.ownAgreement(opportunity), [
        ['file', [pdf('secrecy'), 'secrecy.pdf']],
      ]),
      200,
    );
  const rejected = await submitListing(owner, 'sell', 'rejected');
  await moderate(staff, rejected, { validated: false, reason: 'The teaser names the company' });
  const others = await list(other, 'others');
  await moderate(staff, others, { validated: true });
  const othersWaiting = await submitListing(other, 'sell', 'others-waiting');

  const sell = await stagesOf(app, people, 'sell');
  const question = { question: 'Who would lead the workshop?' };
  expectStatus(await owner.actor.post(paths.askRequester(sell.loi.pendingRequest), question), 200);
  const buy = await stagesOf(app, people, 'buy');
  const reviewed = await buildScene(app, people, 'sell', 'introduction');
  const title: [string, string][] = [['project_title', 'Workshop for sale, title under review']];
  expectStatus(await owner.actor.form('PATCH', `/api/opportunities/${reviewed.opportunity}/`, title), 200);
  const sealed = await buildSealed(app, people);
  await counterOwner(people, buy.loi);
  const bare = await buildScene(app, people, 'buy', 'introduction', 'buy-bare', true);
  const withdrawn = await buildScene(app, people, 'sell', 'introduction');
  const reason = { cancellation_reason: 'The family keeps the workshop' };
  expectStatus(await owner.actor.post(`/api/deals/${withdrawn.active.deal}/cancel/`, reason), 200);
  expectStatus(await owner.actor.delete(`/api/opportunities/${withdrawn.opportunity}/`), 204);
  const facts = sell.held.active;
  const hidden = await storeFile(
    app,
    { dealOpportunityId: facts.snapshot },
    'documents',
    owner.id,
    'removed.pdf',
  );
  await app.db.update(files).set({ hiddenAt: new Date() }).where(eq(files.id, hidden));
  const invited = {
    email: people.active.email,
    scope: 'company',
    subject_id: fresh.company,
    right: 'read',
  };
  const delegation = expectStatus(await owner.actor.post(paths.delegations, invited), 201).id;
  return {
    people,
    firms,
    sell,
    buy,
    fresh,
    waiting,
    rejected,
    reviewed,
    sealed,
    bare,
    withdrawn,
    others,
    othersWaiting,
    picture,
    hidden,
    delegation,
    failures: await buildFailures(app),
    report: await buildReport(app, fresh.opportunity),
  };
}

async function buildReport({ db }: FastifyInstance, opportunityId: number): Promise<number> {
  const report = {
    opportunityId,
    language: 'en',
    reason: 'other',
    explanation: 'It is not for sale',
  } as const;
  return onlyRow(await db.insert(listingReports).values(report).returning()).id;
}

async function buildFailures({ db }: FastifyInstance): Promise<Market['failures']> {
  const mail = { kind: 'account', email: 'away@people.test', sealed: '', cause: 'unreachable' } as const;
  const job = { name: 'retention', cause: 'database' } as const;
  return {
    mail: onlyRow(await db.insert(failedMails).values(mail).returning()).id,
    job: onlyRow(await db.insert(failedJobs).values(job).returning()).id,
  };
}
