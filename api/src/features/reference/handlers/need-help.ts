import type { Sector, SubSector } from '@handover/shared/contract';
import { DomainError } from '../../../domain-error.ts';
import type { OpenCall } from '../../../http/call.ts';
import { findHelp, TABLES } from '../reference.sql.ts';
import { sectorView, subSectorView } from '../reference-view.ts';

/** The record of a person who does not know which sector is theirs. */
export async function needHelpSector({ app }: OpenCall): Promise<Sector> {
  const row = await findHelp(app.db, TABLES.sectors);
  if (!row) throw new DomainError('request.not_found');
  return sectorView(row);
}

export async function needHelpSubSector({ app }: OpenCall): Promise<SubSector> {
  const row = await findHelp(app.db, TABLES.subSectors);
  if (!row) throw new DomainError('request.not_found');
  return subSectorView(row);
}
