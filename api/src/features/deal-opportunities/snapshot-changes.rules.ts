import {
  type ChangedField,
  type DealOpportunity,
  normalisedEbitda,
  type Office,
  type Opportunity,
  type PrivateData,
  type Revenue,
  type TimelineChange,
} from '@handover/shared/contract';

type Facts = Pick<DealOpportunity, 'opportunity' | 'private_data'>;
type Value = TimelineChange['before'];
type Values = Partial<Record<ChangedField, Value>>;

const amount = (value: number | null, currency: number): Value =>
  value === null ? null : { amount: value, currency };
const named = (records: readonly { name: string; name_fr: string }[]): Value =>
  records.length === 0 ? null : records.map(({ name, name_fr }) => ({ name, name_fr }));
const text = (value: string): Value => value || null;

const ofTeaser = (opportunity: Opportunity): Values => {
  const { preferred_currency: currency, country, region } = opportunity;
  return {
    project_title: opportunity.project_title,
    asking_price: amount(opportunity.asking_price, currency),
    preferred_min_revenue: amount(opportunity.preferred_min_revenue, currency),
    preferred_max_revenue: amount(opportunity.preferred_max_revenue, currency),
    preferred_ebitda_min: amount(opportunity.preferred_ebitda_min, currency),
    preferred_ebitda_max: amount(opportunity.preferred_ebitda_max, currency),
    sectors: named(opportunity.sectors),
    sub_sectors: named(opportunity.sub_sectors),
    tags: named(opportunity.tags),
    country: named(country ? [country] : []),
    region: named(region ? [region] : []),
    activity: text(opportunity.activity),
    unique_selling_proposition: text(opportunity.unique_selling_proposition),
    preferred_description: text(opportunity.preferred_description),
  };
};

const NAMED: Partial<Record<ChangedField, (opportunity: Opportunity) => readonly ({ id: number } | null)[]>> =
  {
    sectors: ({ sectors }) => sectors,
    sub_sectors: ({ sub_sectors }) => sub_sectors,
    tags: ({ tags }) => tags,
    country: ({ country }) => [country],
    region: ({ region }) => [region],
  };

/** What is named by an id is the same under another name, and in another order of names. */
function teaserChanges(before: Opportunity, after: Opportunity): TimelineChange[] {
  const isSame = (field: ChangedField) => {
    const listed = NAMED[field];
    const idsOf = (opportunity: Opportunity) => listed?.(opportunity).map((each) => each?.id ?? 0);
    return listed !== undefined && same(idsOf(before)?.sort(), idsOf(after)?.sort());
  };
  return differences(ofTeaser(before), ofTeaser(after)).filter(({ field }) => !isSame(field));
}

const ofCompany = (data: PrivateData): Values => ({
  company_name: text(data.company_name),
  website: text(data.website),
  phone: text(data.phone),
  city: text(data.city),
  zip_code: text(data.zip_code),
  financial: text(data.financial),
  operational_kpi: text(data.operational_kpi),
  ownership_structure: text(data.ownership_structure),
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function differences(before: Values, after: Values, year: number | null = null): TimelineChange[] {
  return ([...new Set([...Object.keys(before), ...Object.keys(after)])] as ChangedField[])
    .filter((field) => !same(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, year, before: before[field] ?? null, after: after[field] ?? null }));
}

const ofYear = (row: Revenue | undefined): Values => {
  if (!row) return {};
  const figure = (value: number | null | undefined) => amount(value ?? null, row.currency);
  return {
    revenue: figure(row.revenue),
    ebitda: figure(row.ebitda),
    normalised_ebitda: figure(normalisedEbitda(row)),
    net_profit: figure(row.net_profit),
    number_of_employees: row.number_of_employees,
    working_capital: figure(row.working_capital),
    net_debt: figure(row.net_debt),
    capex: figure(row.capex),
  };
};

/** The lines of add-backs without their proofs, which not everybody may know of. */
const linesOf = (row: Revenue | undefined) =>
  (row?.add_backs ?? []).map(({ kind, amount: added, reason }) => [kind, added, reason]);

/** The newest year first. */
function yearChanges(before: readonly Revenue[], after: readonly Revenue[]): TimelineChange[] {
  const years = new Set([...before, ...after].map(({ date }) => Number(date.slice(0, 4))));
  const of = (rows: readonly Revenue[], year: number) =>
    rows.find(({ date }) => Number(date.slice(0, 4)) === year);
  return [...years]
    .sort((a, b) => b - a)
    .flatMap((year) => {
      const [was, is] = [of(before, year), of(after, year)];
      return [
        ...differences(ofYear(was), ofYear(is), year),
        ...unshown('add_backs', linesOf(was), linesOf(is), year),
      ];
    });
}

const placeOf = ({ address: { address, street, zip_code, city, country_name } }: Office) =>
  [address, street, `${zip_code} ${city}`.trim(), country_name].filter(Boolean).join(', ');

function officeChanges(before: readonly Office[], after: readonly Office[]): TimelineChange[] {
  const [old, now] = [before.map(placeOf), after.map(placeOf)];
  const change = (from: string | null, to: string | null): TimelineChange => ({
    field: 'office',
    year: null,
    before: from,
    after: to,
  });
  return [
    ...old.filter((place) => !now.includes(place)).map((place) => change(place, null)),
    ...now.filter((place) => !old.includes(place)).map((place) => change(null, place)),
  ];
}

/** A change without values: only the fact is kept. */
const unshown = (
  field: ChangedField,
  before: unknown,
  after: unknown,
  year: number | null = null,
): TimelineChange[] => (same(before, after) ? [] : [{ field, year, before: null, after: null }]);

const companyChanges = (was: PrivateData, is: PrivateData): TimelineChange[] => [
  ...differences(ofCompany(was), ofCompany(is)),
  ...yearChanges(was.revenues, is.revenues),
  ...officeChanges(was.offices, is.offices),
  ...unshown('organizational_chart', was.organizational_chart, is.organizational_chart),
];

/** The changes of an edit of the snapshot, with the old and the new values. Source: server rules, notifications. */
export function snapshotChanges(before: Facts, after: Facts): TimelineChange[] {
  const was = before.private_data;
  const is = after.private_data;
  const picture = ({ opportunity }: Facts) => opportunity.background_image?.id;
  return [
    ...teaserChanges(before.opportunity, after.opportunity),
    ...(was && is ? companyChanges(was, is) : []),
    ...unshown('background_image', picture(before), picture(after)),
  ];
}
