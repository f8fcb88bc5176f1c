/** The organisation chart of a business, drawn and edited. */
export { OrgChart, type OrgChartProps } from './drawing/org-chart.tsx';
export { OrgChartField, type OrgChartFieldProps } from './org-chart-field.tsx';
export { orgChartRule } from './org-chart-rule.ts';
