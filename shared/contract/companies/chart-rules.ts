import { ORG_CHART } from '../limits.ts';

interface Box {
  id: string;
  parent: string | null;
}

/** The code of what is wrong with how the boxes hang together; null if nothing is. */
export function chartProblem(nodes: readonly Box[]) {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  if (parents.size < nodes.length) return 'chart.repeated_id';
  for (const { id } of nodes) {
    let level = 1;
    for (let above = parents.get(id); above != null; above = parents.get(above)) {
      if (!parents.has(above)) return 'chart.unknown_parent';
      level += 1;
      if (level > nodes.length) return 'chart.box_under_itself';
    }
    if (level > ORG_CHART.levels) return 'chart.too_many_levels';
  }
  return null;
}
