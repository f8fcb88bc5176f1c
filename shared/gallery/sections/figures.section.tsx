import { FiguresChart } from '../../design/figures/index.ts';
import { YEARS } from '../samples.ts';
import type { Section } from './section.ts';

export const figures: Section = {
  id: 'figures',
  title: 'Figures',
  examples: [
    {
      name: 'Three years, one with a loss, one without a net profit',
      Example: () => <FiguresChart rows={YEARS} currency={1} />,
    },
    { name: 'One year', Example: () => <FiguresChart rows={YEARS.slice(0, 1)} currency={4} /> },
  ],
};
