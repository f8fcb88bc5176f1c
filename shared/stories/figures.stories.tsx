import { FiguresChart } from '../design/figures/index.ts';
import { examples } from './samples/examples.tsx';
import { TEN_YEARS, YEARS } from './samples/samples.ts';
import classes from './stories.module.css';

const [first, ...later] = YEARS;

export default { title: 'Figures' };

export const AllStates = examples([
  {
    name: 'Three years, one with a loss, one without a net profit',
    Example: () => <FiguresChart rows={YEARS} currency={1} />,
  },
  { name: 'Ten years', Example: () => <FiguresChart rows={TEN_YEARS} currency={1} /> },
  { name: 'Five years', Example: () => <FiguresChart rows={TEN_YEARS.slice(3, 8)} currency={2} /> },
  { name: 'One year', Example: () => <FiguresChart rows={YEARS.slice(0, 1)} currency={4} /> },
  {
    name: 'Without people, the first year in another currency',
    Example: () => (
      <FiguresChart
        rows={[{ ...first, revenue: 3_900_000, currency: 4 }, ...later].map((row) => ({
          ...row,
          number_of_employees: null,
        }))}
        currency={1}
      />
    ),
  },
  {
    name: 'In a narrow column',
    Example: () => (
      <div className={classes.narrow}>
        <FiguresChart rows={YEARS} currency={1} />
      </div>
    ),
  },
]);
