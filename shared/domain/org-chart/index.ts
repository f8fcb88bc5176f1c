/** The organisation chart of a business, drawn and edited. */
export { OrgChart } from './drawing/org-chart.tsx';
export { OrgChartField } from './org-chart-field.tsx';
export { orgChartRule } from './org-chart-rule.ts';
