/** Figures by year and offices. */
export { RevenuesField } from '../groups/revenues-field.tsx';
export { OfficesField } from '../offices/offices-field.tsx';
export { officesRule, revenuesRule } from '../rules/groups.rules.ts';
