import type { Transaction } from '../../../db/connect.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import {
  choosableSectors,
  choosableSubSectors,
  putInPlace,
  sectorsOfOpportunity,
  subSectorsOfOpportunity,
} from './undecided.sql.ts';

interface Chosen {
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
}
type Listed = { id: number; needHelp: boolean }[];

const openIn = (listed: Listed) => listed.filter(({ needHelp }) => needHelp).map(({ id }) => id);

/** Throws 409 if the owner has chosen meanwhile, and 400 if one of the chosen can't be chosen. */
function checkChosen(list: keyof Chosen, open: number[], chosen: number[], choosable: { id: number }[]) {
  if (open.length === 0) throw new DomainError('record.changed');
  if (choosable.length < new Set(chosen).size) throw new FieldError(list, 'value.unknown_reference');
}

/**
 * Staff choose for an owner who did not know: the choice takes the place of the record that left it open, and all else
 * that the owner chose stays. The row of the opportunity is locked. 400 if it is published without any sector. Returns
 * whether something was chosen.
 */
export async function decideUndecided(
  tx: Transaction,
  opportunityId: number,
  { validated, ...chosen }: Chosen & { validated: boolean },
): Promise<boolean> {
  const listed = await sectorsOfOpportunity(tx, opportunityId);
  const open = openIn(listed);
  if (chosen.sectors) {
    checkChosen('sectors', open, chosen.sectors, await choosableSectors(tx, chosen.sectors));
    await putInPlace(tx, 'sectors', opportunityId, { open, chosen: chosen.sectors });
  } else if (validated && open.length > 0) throw new FieldError('sectors', 'opportunity.sector_open');
  if (chosen.sub_sectors) {
    const sectorIds = (await sectorsOfOpportunity(tx, opportunityId)).map(({ id }) => id);
    const open = openIn(await subSectorsOfOpportunity(tx, opportunityId));
    const choosable = await choosableSubSectors(tx, chosen.sub_sectors, sectorIds);
    checkChosen('sub_sectors', open, chosen.sub_sectors, choosable);
    await putInPlace(tx, 'sub_sectors', opportunityId, { open, chosen: chosen.sub_sectors });
  }
  return chosen.sectors !== undefined || chosen.sub_sectors !== undefined;
}
