import type { FileGroup, OrganizationalChart, Revenue } from '@handover/shared/contract';
import type { RevenueRow } from '@handover/shared/forms';

/** The years that buyers and banks look at. */
export const YEARS_ASKED = 3;

/** What buyers ask for, each with the section of the form where it is filled in. */
const ASKED = {
  years: 'figures',
  accounts: 'documents',
  organisation: 'organisation',
  reason: 'facts',
  handover: 'facts',
  customers: 'facts',
  contracts: 'documents',
} as const;
export type Asked = keyof typeof ASKED;
const ALL = Object.keys(ASKED) as Asked[];

/** The text of each one's name: of a field or a section its own. */
export const NAMES = {
  years: 'readiness.name.years',
  accounts: 'readiness.name.accounts',
  organisation: 'form.section.organisation',
  reason: 'form.reason_for_sale',
  handover: 'form.handover_months',
  customers: 'form.largest_customer',
  contracts: 'readiness.name.contracts',
} as const satisfies Record<Asked, string>;

/** What a sale tells beside its documents, as far as it is filled in. */
export interface ReadyFacts {
  /** The years of the figures. */
  years: number;
  organizational_chart: Pick<OrganizationalChart, 'nodes'> | null | undefined;
  reason_for_sale: string;
  /** A number of months. */
  handover_months: string | number | null;
  largest_customer: string | null;
}

/** What buyers ask for that is filled in. */
export function filledIn(facts: ReadyFacts): Asked[] {
  const there: Partial<Record<Asked, boolean>> = {
    years: facts.years >= YEARS_ASKED,
    organisation: (facts.organizational_chart?.nodes.length ?? 0) > 0,
    reason: facts.reason_for_sale.trim() !== '',
    handover: facts.handover_months !== null,
    customers: facts.largest_customer !== null,
  };
  return ALL.filter((asked) => there[asked]);
}

const IN_GROUP = { annual: 'accounts', other: 'contracts' } as const satisfies Partial<
  Record<FileGroup, Asked>
>;

/** What buyers ask for that is among the documents of these kinds. */
export const amongDocuments = (groups: ReadonlySet<string>): Asked[] =>
  Object.entries(IN_GROUP).flatMap(([group, asked]) => (groups.has(group) ? [asked] : []));

export interface Readiness {
  asked: Asked;
  section: (typeof ASKED)[Asked];
  isThere: boolean;
}

/** All that buyers will ask for, and whether it is there. */
export const readinessOf = (there: readonly Asked[]): Readiness[] =>
  ALL.map((asked) => ({ asked, section: ASKED[asked], isThere: there.includes(asked) }));

/** The number of years that have figures. A field that was cleared may be empty text. */
export const yearsOf = (revenues: readonly Pick<RevenueRow | Revenue, 'revenue'>[]): number =>
  revenues.filter(({ revenue }) => String(revenue ?? '') !== '').length;
