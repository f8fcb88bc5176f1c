/** Values of records, without fields: pages that only show them load no form. */
export { FileIcon } from '../files/file-icon.tsx';
export { fileProblem } from '../files/file-problem.ts';
export { changedValues } from '../form/changed-values.ts';
export { sameValue } from '../form/same-value.ts';
export {
  businessValues,
  figuresCurrency,
  idOf,
  idsOf,
  marketValues,
  yearsOf,
} from '../groups/business-values.ts';
export { fromOffices, toOffices } from '../offices/office-rows.ts';
export { PhoneLink } from '../phone/phone-link.tsx';
export { fromRevenues, toRevenues } from '../years/revenue-rows.ts';
export { useFigureLabels } from '../years/use-figure-labels.ts';
