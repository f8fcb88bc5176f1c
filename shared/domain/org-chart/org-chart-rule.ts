import * as yup from 'yup';
import { chartProblem } from '../../contract/companies/chart-rules.ts';
import type { ChartNode, OrganizationalChart } from '../../contract/companies/organizational-chart.schema.ts';
import { ORG_CHART } from '../../contract/limits.ts';
import { toLine } from '../../contract/typed-text.ts';
import { lengthOf } from '../../contract/value-rules.ts';

const isWithinLimits = ({ id, name, title }: ChartNode) =>
  id !== '' &&
  lengthOf(id) <= ORG_CHART.idMax &&
  [name, title].every((text) => lengthOf(toLine(text)) <= ORG_CHART.textMax);

/** The rule of `OrgChartField`: everybody has a name, and the chart is within the limits. Null if it is empty. */
export const orgChartRule = () =>
  yup
    .mixed<OrganizationalChart>()
    .nullable()
    .default(null)
    .test('named', 'chartNameless', (chart) => (chart?.nodes ?? []).every(({ name }) => toLine(name) !== ''))
    .test('stored', 'limitExceeded', (chart) => {
      const nodes = chart?.nodes ?? [];
      return nodes.length <= ORG_CHART.nodes && nodes.every(isWithinLimits) && chartProblem(nodes) === null;
    });
