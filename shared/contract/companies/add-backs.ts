/** Why an amount is added back to EBITDA: the owner's pay beside that of a manager, what comes once, rent that the owner is paid. */
export const ADD_BACK_KINDS = ['owner_pay', 'one_off', 'own_rent', 'other'] as const;

export type AddBackKind = (typeof ADD_BACK_KINDS)[number];

interface Year {
  ebitda: number | null;
  add_backs?: readonly { amount: number }[] | undefined;
}

const inCents = (amount: number) => Math.round(amount * 100);

/** The reported EBITDA of a year and all its add-backs, to the cent; null where the year has none, or no EBITDA. */
export function normalisedEbitda({ ebitda, add_backs: added = [] }: Year): number | null {
  if (ebitda === null || added.length === 0) return null;
  return added.reduce((sum, { amount }) => sum + inCents(amount), inCents(ebitda)) / 100;
}
