import { CURRENCIES } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { countries, currencies, regions, sectors, subSectors, tags } from '../../db/schema/index.ts';
import { seedFaq } from './faq/seed-faq.ts';
import { COUNTRIES, REGIONS, TAGS } from './places.ts';
import { SECTORS } from './sectors.ts';

const CURRENCY_NAMES_FR: Record<string, string> = { EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' };
const NEED_HELP = { name: 'Need help', nameFr: 'Besoin d’aide', needHelp: true };
const NEED_HELP_ID = 900;

const pairs = (list: [string, string][]) =>
  list.map(([name, nameFr], index) => ({ id: index + 1, name, nameFr }));
/** Staff may have accepted a region of the new name, which somebody added before. */
const isTaken = sql`exists(select 1 from regions other where other.id <> excluded.id and other.accepted and not other.deleted
  and lower(other.name) = lower(excluded.name) and coalesce(other.country_id, 0) = coalesce(excluded.country_id, 0))`;
const ACCEPTED = { accepted: true };

/** Upserts the reference data at every start, with fixed ids (records of users begin at 1000). */
export async function seedReference(tx: Transaction): Promise<void> {
  const currencyRows = CURRENCIES.map((each) => ({
    ...each,
    nameFr: CURRENCY_NAMES_FR[each.name] ?? each.name,
  }));
  const sectorRows = SECTORS.map(([name, nameFr, hue], index) => ({ id: index + 1, name, nameFr, hue }));
  const subSectorRows = SECTORS.flatMap(([, , , names], sector) =>
    names.map((pair, index) => {
      const [name = '', nameFr = ''] = pair.split(' / ');
      return { id: sector * 4 + index + 1, name, nameFr, sectorId: sector + 1 };
    }),
  );
  await tx.insert(currencies).values(currencyRows).onConflictDoNothing();
  await tx
    .insert(sectors)
    .values([...sectorRows, { id: NEED_HELP_ID, ...NEED_HELP }])
    .onConflictDoNothing();
  await tx
    .insert(subSectors)
    .values([...subSectorRows, { id: NEED_HELP_ID, sectorId: NEED_HELP_ID, ...NEED_HELP }])
    .onConflictDoNothing();
  await tx.insert(countries).values(pairs(COUNTRIES)).onConflictDoNothing();
  await tx
    .insert(regions)
    .values(REGIONS.map((each, index) => ({ id: index + 1, ...each, ...ACCEPTED })))
    // Earlier regions had no country, and one name for both languages.
    .onConflictDoUpdate({
      target: regions.id,
      set: {
        countryId: sql`excluded.country_id`,
        name: sql`case when ${isTaken} then ${regions.name} else excluded.name end`,
        nameFr: sql`excluded.name_fr`,
      },
      setWhere: sql`(${regions.countryId}, ${regions.name}, ${regions.nameFr})
        is distinct from (excluded.country_id, excluded.name, excluded.name_fr)`,
    });
  await tx
    .insert(tags)
    .values(pairs(TAGS).map((each) => ({ ...each, ...ACCEPTED })))
    .onConflictDoNothing();
  await seedFaq(tx);
}
