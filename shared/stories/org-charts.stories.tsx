import { OrgChart, OrgChartField } from '../domain/org-chart/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { chartOf } from './samples/samples.ts';

const Field = ({ people, invalid = false }: { people: number; invalid?: boolean }) => (
  <SampleForm wide invalid={invalid} values={{ chart: people ? chartOf(people) : null }}>
    <OrgChartField
      name="chart"
      label={`Field, ${people} people`}
      description="As it is on the day of the sale."
    />
  </SampleForm>
);
const Chart = ({ people }: { people: number }) => (
  <OrgChart chart={chartOf(people)} label={`Chart of ${people}`} />
);

export default { title: 'Organisation chart' };

export const AllStates = examples([
  { name: 'OrgChart, one person', Example: () => <Chart people={1} /> },
  { name: 'OrgChart, twelve', Example: () => <Chart people={12} /> },
  { name: 'OrgChart, two hundred', Example: () => <Chart people={200} /> },
  { name: 'OrgChartField, nobody', Example: () => <Field people={0} /> },
  { name: 'OrgChartField, twelve', Example: () => <Field people={12} /> },
  { name: 'OrgChartField, invalid', Example: () => <Field people={2} invalid /> },
]);
