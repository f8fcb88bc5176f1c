import type { OrganizationalChart, Reference } from '@handover/shared/contract';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { companies, offices, opportunities, users } from '../../../../db/schema/index.ts';
import { readCreatedNames, referenceColumns } from '../../reference/index.ts';
import type { IdentityFacts } from '../naming/identity.rules.ts';

/** The facts that a teaser must not reveal: the company's own data, and those of its listings. */
export async function readIdentityFacts(db: Queryable, companyId: number): Promise<IdentityFacts> {
  const { company, owner, ...chosen } = onlyRow(
    await db
      .select({ company: companies, owner: users, ...referenceColumns('company') })
      .from(companies)
      .innerJoin(users, eq(users.id, companies.ownerId))
      .where(eq(companies.id, companyId)),
  );
  const listings = await readListings(db, companyId);
  const ids = listings.map(({ id }) => id);
  const all = [chosen, ...listings];
  const created = await readCreatedNames(db, {
    tags: all.flatMap(({ tags }) => tags.map(({ id }) => id)),
    regions: all.flatMap(({ region }) => region?.id ?? []),
  });
  const places = await db
    .select({
      city: offices.city,
      street: offices.street,
      address: offices.address,
      zipCode: offices.zipCode,
    })
    .from(offices)
    .where(or(eq(offices.companyId, companyId), inArray(offices.opportunityId, ids)));
  return {
    companyName: company.name,
    owner,
    people: [...new Set(listings.flatMap(({ chart }) => peopleOf(chart)))],
    phones: [company.phone, owner.phone],
    emails: [owner.email],
    website: company.website,
    places: distinct([
      { city: company.city, street: '', zipCode: company.zipCode },
      ...listings.map(({ city, zipCode }) => ({ city, street: '', zipCode })),
      // An address in one line holds the town, too.
      ...places.map(({ address, ...place }) => ({
        ...place,
        street: place.street || address.replace(place.city, ''),
      })),
    ]),
    privateTexts: [
      ...new Set(
        [company, ...listings].flatMap((one) => [one.financial, one.operationalKpi, one.ownershipStructure]),
      ),
    ],
    publicNames: [
      ...all.flatMap(({ country, sectors, subSectors }) => namesOf([country, ...sectors, ...subSectors])),
      ...without(
        created.tags,
        all.flatMap(({ tags }) => namesOf(tags)),
      ),
      ...without(
        created.regions,
        all.flatMap(({ region }) => namesOf([region])),
      ),
    ],
  };
}

/** The newest, so that a search takes no longer however many there are: they copy the data of the company. */
const LISTINGS_MAX = 20;

const readListings = (db: Queryable, companyId: number) =>
  db
    .select({
      id: opportunities.id,
      city: opportunities.city,
      zipCode: opportunities.zipCode,
      financial: opportunities.financial,
      operationalKpi: opportunities.operationalKpi,
      ownershipStructure: opportunities.ownershipStructure,
      chart: opportunities.organizationalChart,
      ...referenceColumns('opportunity'),
    })
    .from(opportunities)
    .where(and(eq(opportunities.companyId, companyId), isNull(opportunities.unlistedAt)))
    .orderBy(desc(opportunities.id))
    .limit(LISTINGS_MAX);

const peopleOf = (chart: OrganizationalChart | null) => chart?.nodes.map(({ name }) => name) ?? [];

const namesOf = (references: (Reference | null)[]) =>
  references.flatMap((one) => (one ? [one.name, one.name_fr] : []));

/** Users may make tags and regions of any name, so to read one there does not make it a public word. */
const without = (created: readonly string[], names: readonly string[]) =>
  names.filter((name) => !created.includes(name));

/** Listings copy the places of their company. */
const distinct = (places: IdentityFacts['places']) => [
  ...new Map(places.map((place) => [Object.values(place).join('\n').toLowerCase(), place])).values(),
];
