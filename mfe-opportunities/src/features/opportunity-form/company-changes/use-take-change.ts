import { useFormContext } from '@handover/shared/forms';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import type { SellValues } from '../sell-kind.ts';
import { changedFormValues, newDocuments } from './offered-changes.ts';
import type { CompanyDecisions } from './use-company-decisions.ts';

/** Fills the fields of a change, and restores their previous values. */
export function useTakeChange({ taken, take, undo }: CompanyDecisions) {
  const { getValues, setValue } = useFormContext<SellValues>();
  const fill = (values: Partial<SellValues>) => {
    const all = { ...getValues(), ...values };
    for (const name of Object.keys(values) as (keyof SellValues)[])
      setValue(name, all[name], { shouldDirty: true, shouldValidate: true });
  };
  return {
    take: (change: CompanyChange) => {
      const ids = newDocuments(change);
      const companyId = getValues('company_id');
      const files = ids.length > 0 && companyId ? { company_files: { company_id: companyId, ids } } : {};
      const after: Partial<SellValues> = { ...changedFormValues(change), ...files };
      const values = getValues();
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, Reflect.get(values, name)]));
      fill(after);
      take(change, before);
    },
    putBack: (field: CompanyChange['field']) => {
      const { before = {} } = taken.find(({ change }) => change.field === field) ?? {};
      fill(before);
      undo(field);
    },
  };
}
