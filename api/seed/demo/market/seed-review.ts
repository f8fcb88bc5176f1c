import { eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import {
  companies,
  moderationEvents,
  opportunities,
  opportunityTags,
  sectors,
  subSectors,
  tags,
} from '../../../db/schema/index.ts';
import {
  rememberCompanies,
  submittedPart,
  teaserOf,
  visibleOpportunity,
} from '../../../src/features/opportunities/index.ts';
import { replaceChoices } from '../../../src/features/reference/index.ts';
import type { DemoUsers } from '../accounts.ts';

/** Rejected once, and submitted again with another title. */
const REJECTED = {
  title: 'Home care for the elderly, two agencies',
  before: 'Home care for the elderly in Tours',
  reason: 'Leave the town out of the teaser: with the trade it tells whose business it is.',
};
/** A tag that its owner has made: staff accept or refuse it. */
const NEW_TAG = 'Gerontology';
/** Its owner has changed the company since. */
const CHANGED = {
  company: 'Syndalis',
  operationalKpi: 'Net revenue retention of 108%, support answers within two hours.',
};

/** Its owner does not know the sector: staff choose one. */
async function leaveSectorOpen(tx: Transaction, id: number): Promise<void> {
  const [sector] = await tx.select({ id: sectors.id }).from(sectors).where(eq(sectors.needHelp, true));
  const [subSector] = await tx
    .select({ id: subSectors.id })
    .from(subSectors)
    .where(eq(subSectors.needHelp, true));
  const choices = {
    sectors: sector && [sector.id],
    sub_sectors: subSector && [subSector.id],
  };
  await replaceChoices(tx, [], 'opportunity', id, choices);
}

/**
 * Gives a new market some history: a decision of staff, a tag and a sector to decide on, and a company that has changed since it
 * was offered.
 */
export async function seedReview(tx: Transaction, users: DemoUsers): Promise<void> {
  const { id, ownerId } = onlyRow(
    await tx
      .select({ id: opportunities.id, ownerId: opportunities.ownerId })
      .from(opportunities)
      .where(eq(opportunities.projectTitle, REJECTED.title)),
  );
  const made = { name: NEW_TAG, nameFr: NEW_TAG, createdBy: ownerId };
  const tag = onlyRow(await tx.insert(tags).values(made).returning());
  await tx.insert(opportunityTags).values({ ownerId: id, choiceId: tag.id });
  await leaveSectorOpen(tx, id);
  const staff = {
    id: users.staff,
    isStaff: true,
    lacksSecondFactor: false,
    isAdviser: false,
    isProven: true,
    sessionId: '',
  };
  const teaser = teaserOf(submittedPart(await visibleOpportunity(tx, staff, id)));
  await tx.insert(moderationEvents).values({
    opportunityId: id,
    staffId: users.staff,
    event: 'moderated',
    validated: false,
    reason: REJECTED.reason,
    teaser: { ...teaser, project_title: REJECTED.before },
  });
  await rememberCompanies(tx, isNotNull(opportunities.companyId));
  const { company, ...values } = CHANGED;
  await tx.update(companies).set(values).where(eq(companies.name, company));
}
