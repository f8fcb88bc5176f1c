/** Figures by year, offices, and rows of spreadsheets. */
export { RevenuesField } from '../groups/revenues-field.tsx';
export { RowsDialog } from '../imports/import-button.tsx';
export { withZero } from '../imports/offices-import.tsx';
export { OfficesField } from '../offices/offices-field.tsx';
export { officesRule, revenuesRule } from '../rules/groups.rules.ts';
