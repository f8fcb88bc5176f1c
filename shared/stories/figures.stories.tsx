import { FiguresChart } from '../design/figures/index.ts';
import { examples } from './examples.tsx';
import { YEARS } from './samples.ts';

export default { title: 'Figures' };

export const AllStates = examples([
  {
    name: 'Three years, one with a loss, one without a net profit',
    Example: () => <FiguresChart rows={YEARS} currency={1} />,
  },
  { name: 'One year', Example: () => <FiguresChart rows={YEARS.slice(0, 1)} currency={4} /> },
]);
