import { DomainError } from '../../../errors/domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { findHelp, TABLES } from '../reference.sql.ts';
import { sectorView, subSectorView } from '../reference-view.ts';

/** The record for users who do not know which sector is theirs. */
const helping =
  <T extends typeof TABLES.sectors | typeof TABLES.subSectors, Item>(
    table: T,
    view: (row: T['$inferSelect']) => Item,
  ) =>
  async ({ db }: OpenCall) => {
    const row = await findHelp(db, table);
    if (!row) throw new DomainError('request.not_found');
    return view(row);
  };

export const needHelpSector = helping(TABLES.sectors, sectorView);
export const needHelpSubSector = helping(TABLES.subSectors, subSectorView);
