import { figuresCurrency, fromOffices, idOf, idsOf, yearsOf } from '@handover/shared/forms';
import type { CompanyChange } from '../../../api/company-changes.api.ts';
import type { CompanyValues } from '../take-over/company-values.ts';
import { sameField } from '../take-over/take-over.rules.ts';

/** The fields of the form with what the company has now; none for documents, which are copied. */
export function changedFormValues(change: CompanyChange): Partial<CompanyValues> {
  switch (change.field) {
    case 'sectors':
    case 'sub_sectors':
    case 'tags':
      return { [change.field]: idsOf(change.after) };
    case 'country':
    case 'region':
      return { [change.field]: idOf(change.after) };
    case 'offices':
      return { offices: fromOffices(change.after) };
    case 'revenues':
      return { revenues: yearsOf(change.after), currency: figuresCurrency(change.after) };
    case 'documents':
      return {};
    default:
      return { [change.field]: change.after };
  }
}

/** The ids of the documents that the company has gained. */
export const newDocuments = (change: CompanyChange): number[] => {
  if (change.field !== 'documents') return [];
  const known = new Set(change.before.map(({ id }) => id));
  return change.after.map(({ id }) => id).filter((id) => !known.has(id));
};

/** Whether the change has a value to take over that the form does not have already. */
export function isOffered(change: CompanyChange, values: CompanyValues): boolean {
  if (change.field === 'documents') return newDocuments(change).length > 0;
  const after = changedFormValues(change);
  return Object.entries(after).some(([name, value]) => !sameField(name, Reflect.get(values, name), value));
}
