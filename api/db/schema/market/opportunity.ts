import {
  type CompanyState,
  FACTS,
  OPPORTUNITY_TYPES,
  type OrganizationalChart,
} from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { choiceTables } from '../choices.ts';
import { createdAt, id, idColumn, instant, money, refersTo, tsvector, updatedAt } from '../columns.ts';
import { users } from '../people/user.ts';
import { companies } from './company.ts';
import { countries, currencies, regions } from './reference.ts';

export const opportunityType = pgEnum('opportunity_type', OPPORTUNITY_TYPES);

/** The columns that a listing and its snapshot in a deal share. */
export const opportunityFields = () => ({
  type: opportunityType('type').notNull(),
  projectTitle: text('project_title').notNull(),
  countryId: idColumn('country_id').references(() => countries.id),
  regionId: idColumn('region_id').references(() => regions.id),
  city: text('city').notNull().default(''),
  zipCode: text('zip_code').notNull().default(''),
  activity: text('activity').notNull().default(''),
  uniqueSellingProposition: text('unique_selling_proposition').notNull().default(''),
  reasonForSale: text('reason_for_sale').notNull().default(''),
  foundedYear: integer('founded_year'),
  handoverMonths: integer('handover_months'),
  largestCustomer: text('largest_customer', { enum: FACTS.customerShares }),
  growthShown: text('growth_shown', { enum: FACTS.growthShown }).notNull().default('none'),
  askingPrice: money('asking_price'),
  preferredCurrencyId: idColumn('preferred_currency_id')
    .notNull()
    .default(1)
    .references(() => currencies.id),
  preferredEbitdaMin: money('preferred_ebitda_min'),
  preferredEbitdaMax: money('preferred_ebitda_max'),
  preferredMinRevenue: money('preferred_min_revenue'),
  preferredMaxRevenue: money('preferred_max_revenue'),
  preferredDescription: text('preferred_description').notNull().default(''),
  financial: text('financial').notNull().default(''),
  operationalKpi: text('operational_kpi').notNull().default(''),
  ownershipStructure: text('ownership_structure').notNull().default(''),
  organizationalChart: jsonb('organizational_chart').$type<OrganizationalChart>(),
  backgroundImageId: idColumn('background_image_id'),
});

type Filtered =
  | 'type'
  | 'countryId'
  | 'regionId'
  | 'askingPrice'
  | 'latestRevenue'
  | 'latestEbitda'
  | 'preferredMinRevenue'
  | 'preferredMaxRevenue'
  | 'preferredEbitdaMin'
  | 'preferredEbitdaMax';
type Listing = Record<
  'id' | 'ownerId' | 'createdAt' | 'projectTitle' | 'validated' | 'soldAt' | Filtered,
  ExtraConfigColumn
>;
const orders = (t: Listing) => ({
  newest: t.createdAt,
  price: t.askingPrice,
  title: sql`${t.projectTitle} collate "und-x-icu"`,
});
/** The columns of the row itself by which a public list can be filtered. */
const filtered = (t: Listing): [ExtraConfigColumn, ...ExtraConfigColumn[]] => [
  t.countryId,
  t.regionId,
  t.latestRevenue,
  t.latestEbitda,
  t.preferredMinRevenue,
  t.preferredMaxRevenue,
  t.preferredEbitdaMin,
  t.preferredEbitdaMax,
];
/**
 * One index per order that a list offers; an index-only scan, in either direction, yields the ids of a page and the
 * count, whatever the filters.
 */
const publicOrders = (t: Listing) =>
  Object.entries(orders(t)).flatMap(([order, key]) => [
    index(`opportunities_public_${order}`)
      .on(key, t.id, t.type, ...(order === 'price' ? [] : [t.askingPrice]), ...filtered(t))
      .where(sql`validated and unlisted_at is null`),
    index(`opportunities_public_typed_${order}`)
      .on(t.type, key, t.id, ...(order === 'price' ? [] : [t.askingPrice]), ...filtered(t))
      .where(sql`validated and unlisted_at is null`),
  ]);
const ownOrders = (t: Listing) =>
  Object.entries(orders(t)).map(([order, key]) =>
    index(`opportunities_own_${order}`)
      .on(t.ownerId, t.type, key, t.id, t.validated, t.soldAt)
      .where(sql`unlisted_at is null or unlisted_at = sold_at`),
  );

/** The text search configurations: stems of both languages, and the words as they are written. */
const CONFIGURATIONS = ['fr_unaccent', 'en_unaccent', 'plain_unaccent'];
const SEARCHED =
  "project_title || ' ' || activity || ' ' || unique_selling_proposition || ' ' || preferred_description || ' ' || choice_words";

export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    ownerId: refersTo('owner_id', () => users.id),
    companyId: idColumn('company_id').references(() => companies.id),
    /** The company as the listing took it over; null of listings from before that was recorded. */
    companyState: jsonb('company_state').$type<CompanyState>(),
    ...opportunityFields(),
    /** true published, false rejected, null under review. */
    validated: boolean('validated'),
    rejectionReason: text('rejection_reason'),
    /** The time of its last submission for review. */
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
    /** The last public title, also while another one is under review; '' before. A trigger keeps it up to date. */
    publishedTitle: text('published_title').notNull().default(''),
    /** The owner has seen what of its texts tells whose it is, and stands by them. */
    identityConfirmed: boolean('identity_confirmed').notNull().default(false),
    soldAt: instant('sold_at'),
    /** The time of the sale where its owner keeps it as sold. */
    unlistedAt: instant('unlisted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The names of its sectors, sub-sectors, tags, country and region, in both languages; triggers keep it. */
    choiceWords: text('choice_words').notNull().default(''),
    /** The figures of the latest year in `revenues`; triggers keep them up to date. */
    latestRevenue: money('latest_revenue'),
    latestEbitda: money('latest_ebitda'),
    search: tsvector('search').generatedAlwaysAs(
      sql.raw(CONFIGURATIONS.map((each) => `to_tsvector('${each}', ${SEARCHED})`).join(' || ')),
    ),
  },
  (t) => [
    ...publicOrders(t),
    ...ownOrders(t),
    index('opportunities_review').on(t.createdAt, t.id).where(sql`validated is null and unlisted_at is null`),
    index('opportunities_review_submitted')
      .on(t.submittedAt, t.id)
      .where(sql`validated is null and unlisted_at is null`),
    index('opportunities_published').on(t.publishedAt),
    index('opportunities_owner').on(t.ownerId, t.id),
    index('opportunities_company').on(t.companyId),
    index('opportunities_search').using('gin', t.search),
    index('opportunities_title_folded').using('gin', sql`fold(${t.projectTitle}) gin_trgm_ops`),
    check(
      'opportunities_sell_has_company',
      sql`type = 'buy' or company_id is not null or unlisted_at is not null`,
    ),
  ],
);

export const opportunityChoices = choiceTables(
  'opportunity',
  () => opportunities.id,
  (t, list) => [index(`opportunity_${list}_${list.slice(0, -1)}`).on(t.choiceId, t.ownerId)],
);
/** The sectors of a mandate are those that it prefers. */
export const {
  sectors: opportunitySectors,
  subSectors: opportunitySubSectors,
  tags: opportunityTags,
} = opportunityChoices;
