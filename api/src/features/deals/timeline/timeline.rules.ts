import type { DealPhase, FileGroup, TimelineDetails } from '@handover/shared/contract';
import { type Disclosure, disclosureOf } from '../disclosing/disclosure.rules.ts';

export const GROUP_OF = {
  annual_accounts: 'annual',
  documents: 'other',
  general_ledger: 'general_ledger',
} as const satisfies Record<string, FileGroup>;
const KIND_OF = { annual: 'annual_accounts', other: 'documents', general_ledger: 'general_ledger' } as const;
const GROUPS = Object.keys(KIND_OF) as FileGroup[];

/** The groups of documents whose events a buyer reads: those that the phase of the deal has reached, also once it is over. */
export function groupsReached(phase: DealPhase): FileGroup[] {
  const reached = disclosureOf({ phase, status: 'active', pauseReason: null }, 'buyer');
  return GROUPS.filter((group) => reached[KIND_OF[group]]);
}

/** A document that is not hidden from the buyer; one that opens early is open like the rest of the deal. */
interface Shown {
  id: number;
  early: boolean;
}

function documentDetails(
  details: TimelineDetails,
  group: FileGroup,
  opens: Disclosure,
  shown: readonly Shown[] | 'all',
): TimelineDetails {
  if (shown === 'all') return details;
  const isOpen = ({ early }: Shown) => opens[KIND_OF[group]] || (early && opens.privateData);
  const names = details.files?.filter(({ id }) => shown.some((file) => file.id === id && isOpen(file)));
  return names && names.length > 0 ? { ...details, files: names } : { group };
}

/**
 * The details that a viewer may read now: names of files while their group is open, values while the private data is.
 */
export function visibleDetails(
  details: TimelineDetails | null,
  opens: Disclosure,
  shown: readonly Shown[] | 'all',
): TimelineDetails | null {
  if (details === null) return null;
  if (details.group) return documentDetails(details, details.group, opens, shown);
  if (details.changes) return opens.privateData ? details : null;
  if (details.letter !== undefined && !opens.loi) return null;
  return details;
}
