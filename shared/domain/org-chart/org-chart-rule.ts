import * as yup from 'yup';
import type { OrganizationalChart } from '../../contract/organizational-chart.schema.ts';

/** The rule of <OrgChartField>: everybody in the chart has a name. All else it can't get wrong. Null without anybody. */
export const orgChartRule = () =>
  yup
    .mixed<OrganizationalChart>()
    .nullable()
    .default(null)
    .test('named', 'chartNameless', (chart) => (chart?.nodes ?? []).every(({ name }) => name.trim() !== ''));
