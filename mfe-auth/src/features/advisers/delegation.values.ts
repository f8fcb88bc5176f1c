import {
  addDays,
  type Day,
  DELEGATION_SCOPES,
  type Delegation,
  type DelegationBody,
  type DelegationPatch,
  type DelegationRight,
  type DelegationScope,
  rightsFor,
} from '@handover/shared/contract';

/** The part of both forms: what the adviser may do, and how long. */
export type TermsValues = {
  right: DelegationRight;
  ends_on: string;
  may_accept: boolean;
  acceptance_words: string;
};

export type InviteValues = TermsValues & {
  email: string;
  scope: DelegationScope;
  /** The id of what the adviser is let into. */
  subject_id: string | null;
};

const DEFAULT_DAYS = 365;
/** The query of a link to the form names what it is about by these. */
const SCOPE_PARAMS = ['company', 'opportunity', 'deal'] as const;

/** The scope and the subject that the address of the page proposes. */
export function proposedSubject(
  query: URLSearchParams,
): { scope: (typeof SCOPE_PARAMS)[number]; subject_id: string } | undefined {
  const scope = SCOPE_PARAMS.find((each) => /^[1-9]\d*$/.test(query.get(each) ?? ''));
  return scope && { scope, subject_id: query.get(scope) ?? '' };
}

export const inviteValues = (query: URLSearchParams, today: Day): InviteValues => ({
  email: '',
  ...(proposedSubject(query) ?? { scope: DELEGATION_SCOPES[0], subject_id: null }),
  right: 'read',
  ends_on: addDays(today, DEFAULT_DAYS),
  may_accept: false,
  acceptance_words: '',
});

export const termsValues = (delegation: Delegation): TermsValues => ({
  right: delegation.right,
  ends_on: delegation.ends_on,
  may_accept: delegation.acceptance_words !== null,
  acceptance_words: delegation.acceptance_words ?? '',
});

/** Whether the form asks for the owner's words: they count only for who negotiates. */
export const asksForWords = ({ right, may_accept }: Pick<TermsValues, 'right' | 'may_accept'>): boolean =>
  right === 'negotiate' && may_accept;

const sentTerms = (values: TermsValues) => ({
  right: values.right,
  ends_on: values.ends_on as Day,
  acceptance_words: asksForWords(values) ? values.acceptance_words.trim() : null,
});

export const inviteBody = (values: InviteValues): DelegationBody => ({
  email: values.email,
  scope: values.scope,
  subject_id: Number(values.subject_id),
  ...sentTerms(values),
});

/** What differs from the stored terms; undefined if nothing does. */
export function changedTerms(stored: Delegation, values: TermsValues): DelegationPatch | undefined {
  const changed = Object.entries(sentTerms(values)).filter(
    ([field, value]) => value !== stored[field as keyof Delegation],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** The right that stays if the scope changes, or the weakest one. */
export const rightWithin = (scope: DelegationScope, right: DelegationRight): DelegationRight =>
  rightsFor(scope).includes(right) ? right : 'read';
