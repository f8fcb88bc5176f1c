import type { BuyerProfile, BuyerProfileBody } from '@handover/shared/contract';

export interface BuyerValues
  extends Pick<
    BuyerProfile,
    'kind' | 'background' | 'budget_min' | 'budget_max' | 'own_funds' | 'financing' | 'timing'
  > {
  /** The id of the currency of all amounts. */
  currency: string;
  /** Another proof than the stored one. */
  proof: File | null;
  removes_proof: boolean;
}

export const buyerValues = (profile: BuyerProfile): BuyerValues => ({
  kind: profile.kind,
  background: profile.background,
  budget_min: profile.budget_min,
  budget_max: profile.budget_max,
  own_funds: profile.own_funds,
  currency: String(profile.currency ?? 1),
  financing: profile.financing,
  timing: profile.timing,
  proof: null,
  removes_proof: false,
});

/** The profile as it is once the form is saved. */
export const profileOf = (stored: BuyerProfile, values: BuyerValues): BuyerProfile => ({
  ...stored,
  kind: values.kind || null,
  background: values.background.trim(),
  budget_min: values.budget_min,
  budget_max: values.budget_max,
  own_funds: values.own_funds,
  currency: Number(values.currency),
  financing: values.financing,
  timing: values.timing || null,
  funds_shown_on: values.proof || values.removes_proof ? null : stored.funds_shown_on,
});

const FIELDS = [
  'kind',
  'background',
  'budget_min',
  'budget_max',
  'currency',
  'own_funds',
  'financing',
  'timing',
] as const;

/** The fields that differ from the stored profile; undefined if none do. */
export function changedFields(stored: BuyerProfile, values: BuyerValues): BuyerProfileBody | undefined {
  const next = profileOf(stored, values);
  const differs = (field: (typeof FIELDS)[number]) =>
    String(next[field] ?? '') !== String(stored[field] ?? '');
  // A currency needs an amount.
  const hasAmount = [next.budget_min, next.budget_max, next.own_funds].some((amount) => amount !== null);
  const changed = FIELDS.filter((field) => differs(field) && (field !== 'currency' || hasAmount));
  const body = Object.fromEntries(changed.map((field) => [field, next[field]])) as BuyerProfileBody;
  if (values.proof) body.proof = values.proof;
  else if (values.removes_proof && stored.proof) body.proof = '';
  return Object.keys(body).length > 0 ? body : undefined;
}
