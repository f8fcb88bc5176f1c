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

/** A sale, as far as it is filled in. */
export interface ReadyFacts {
  /** The years of the figures. */
  years: number;
  organizational_chart: Pick<OrganizationalChart, 'nodes'> | null | undefined;
  reason_for_sale: string;
  /** A number of months. */
  handover_months: string | number | null;
  largest_customer: string | null;
  /** The kinds of which there are documents; undefined where the reader is not told. */
  documents: ReadonlySet<string> | undefined;
}

export interface Readiness {
  asked: Asked;
  section: (typeof ASKED)[Asked];
  isThere: boolean;
}

const has = (documents: ReadonlySet<string>, group: FileGroup) => documents.has(group);

/** What buyers will ask for, and whether it is there. Documents are left out where they are not known. */
export function readinessOf(facts: ReadyFacts): Readiness[] {
  const { documents } = facts;
  const there: Record<Asked, boolean | undefined> = {
    years: facts.years >= YEARS_ASKED,
    accounts: documents && has(documents, 'annual'),
    organisation: (facts.organizational_chart?.nodes.length ?? 0) > 0,
    reason: facts.reason_for_sale.trim() !== '',
    handover: facts.handover_months !== null,
    customers: facts.largest_customer !== null,
    contracts: documents && has(documents, 'other'),
  };
  return (Object.keys(ASKED) as Asked[]).flatMap((asked) => {
    const isThere = there[asked];
    return isThere === undefined ? [] : [{ asked, section: ASKED[asked], isThere }];
  });
}

/** The number of years that have figures. */
export const yearsOf = (revenues: readonly Pick<RevenueRow | Revenue, 'revenue'>[]): number =>
  revenues.filter(({ revenue }) => revenue !== null).length;
