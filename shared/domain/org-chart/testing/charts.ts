import fc from 'fast-check';
import type { ChartNode } from '../../../contract/companies/organizational-chart.schema.ts';

/** Random charts of up to `most` people and eight levels. */
export const charts = (most: number) =>
  fc.array(fc.nat(), { maxLength: most }).map((choices) => {
    const nodes: ChartNode[] = [];
    const levels: number[] = [];
    choices.forEach((choice, index) => {
      const above = choice % (index + 1);
      const parent = nodes[above - 1];
      const level = levels[above - 1] ?? 0;
      const under = parent && level < 8 ? parent.id : null;
      nodes.push({ id: String(index + 1), name: `Person ${index + 1}`, title: '', parent: under });
      levels.push(under === null ? 1 : level + 1);
    });
    return nodes;
  });
