import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import {
  companyChoices,
  dealOpportunityChoices,
  opportunities,
  opportunityChoices,
  sectors,
  subSectors,
  tags,
} from '../../../db/schema/index.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { mayChoose } from './reference.rules.ts';

const TABLES = {
  company: companyChoices,
  opportunity: opportunityChoices,
  deal_opportunity: dealOpportunityChoices,
};
type Kind = keyof typeof TABLES;

interface Choices {
  sectors?: number[] | undefined;
  /** The sectors of a mandate. */
  preferred_sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
}

/** Throws 400 for a tag that the record does not have yet and that only another user knows, as for one that does not exist. */
async function checkTags(
  tx: Transaction,
  userIds: readonly number[],
  kind: Kind,
  ownerId: number,
  ids: number[],
) {
  const table = TABLES[kind].tags;
  const before = await tx.select({ id: table.choiceId }).from(table).where(eq(table.ownerId, ownerId));
  const added = [...new Set(ids)].filter((chosen) => before.every(({ id }) => id !== chosen));
  if (added.length === 0) return;
  const rows = await tx.select().from(tags).where(inArray(tags.id, added));
  const choosable = rows.filter((tag) => mayChoose(tag, userIds));
  if (choosable.length < added.length) throw new DomainError('value.unknown_reference');
}

const OFFERED = { sectors, subSectors };

/**
 * Whether a sector or sub-sector is not offered any more, unless the record has it already; a business that is offered
 * may have what its company has.
 */
async function hasRetired(
  tx: Transaction,
  kind: Kind,
  ownerId: number,
  list: keyof typeof OFFERED,
  ids: number[] | undefined,
) {
  if (!ids || ids.length === 0) return false;
  const [offered, own, ofCompany] = [OFFERED[list], TABLES[kind][list], companyChoices[list]];
  const kept = tx.select({ id: own.choiceId }).from(own).where(eq(own.ownerId, ownerId));
  const its = tx
    .select({ id: ofCompany.choiceId })
    .from(ofCompany)
    .innerJoin(opportunities, eq(opportunities.companyId, ofCompany.ownerId))
    .where(eq(opportunities.id, ownerId));
  const retired = and(
    inArray(offered.id, ids),
    eq(offered.deleted, true),
    notInArray(offered.id, kept),
    kind === 'opportunity' ? notInArray(offered.id, its) : undefined,
  );
  return (await tx.$count(offered, retired)) > 0;
}

/** Who has chosen needs no help: a real one takes the place of the record that leaves the choice open. */
async function decided(
  tx: Transaction,
  table: typeof sectors | typeof subSectors,
  ids: number[] | undefined,
) {
  if (!ids || ids.length < 2) return ids;
  const open = await tx.select({ id: table.id }).from(table).where(eq(table.needHelp, true));
  const real = ids.filter((chosen) => open.every(({ id }) => id !== chosen));
  return real.length > 0 ? real : ids;
}

/**
 * Replaces the lists that are named, as the user has chosen them. Throws 400, for what is not offered any more at its
 * field.
 */
export async function replaceChoices(
  tx: Transaction,
  userIds: readonly number[],
  kind: Kind,
  ownerId: number,
  choices: Choices,
): Promise<void> {
  const tables = TABLES[kind];
  if (choices.tags) await checkTags(tx, userIds, kind, ownerId, choices.tags);
  const field = choices.sectors ? 'sectors' : 'preferred_sectors';
  if (await hasRetired(tx, kind, ownerId, 'sectors', choices[field]))
    throw new FieldError(field, 'value.retired');
  if (await hasRetired(tx, kind, ownerId, 'subSectors', choices.sub_sectors))
    throw new FieldError('sub_sectors', 'value.retired');
  const lists = [
    [tables.sectors, await decided(tx, sectors, choices[field])],
    [tables.subSectors, await decided(tx, subSectors, choices.sub_sectors)],
    [tables.tags, choices.tags],
  ] as const;
  for (const [table, ids] of lists) {
    if (!ids) continue;
    await tx.delete(table).where(eq(table.ownerId, ownerId));
    const rows = [...new Set(ids)].map((choiceId) => ({ ownerId, choiceId }));
    if (rows.length > 0) await tx.insert(table).values(rows);
  }
}
