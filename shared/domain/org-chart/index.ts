/** The organisation chart of a business: view and form field. */
export { OrgChart } from './drawing/org-chart.tsx';
export { OrgChartField } from './org-chart-field.tsx';
export { orgChartRule } from './org-chart-rule.ts';
