import type { ChartNode } from '../../contract/organizational-chart.schema.ts';

export type Nodes = readonly ChartNode[];

/** A person with those who report to them, in order. */
export interface Branch {
  node: ChartNode;
  /** 1 at the top. */
  level: number;
  /** From 1, among those under the same superior. */
  position: number;
  siblings: number;
  reports: Branch[];
}

/** Those directly under a superior, in order; null for the top. */
export const reportsOf = (nodes: Nodes, parent: string | null): ChartNode[] =>
  nodes.filter((node) => node.parent === parent);

/** The chart as trees. A box under nobody known stands at the top; what hangs under itself is left out. */
export const toForest = (nodes: Nodes): Branch[] => {
  const known = new Set(nodes.map(({ id }) => id));
  const under = new Map<string | null, ChartNode[]>();
  for (const node of nodes) {
    const above = node.parent !== null && known.has(node.parent) ? node.parent : null;
    under.set(above, [...(under.get(above) ?? []), node]);
  }
  const grow = (parent: string | null, level: number): Branch[] =>
    (under.get(parent) ?? []).map((node, index, all) => ({
      node,
      level,
      position: index + 1,
      siblings: all.length,
      reports: grow(node.id, level + 1),
    }));
  return grow(null, 1);
};

/** Everybody as one reads the chart: a superior, then each of the reports with theirs. */
export const inOrder = (forest: readonly Branch[]): Branch[] =>
  forest.flatMap((branch) => [branch, ...inOrder(branch.reports)]);

/** How many levels a branch has, itself included. */
export const heightOf = ({ reports }: Branch): number => 1 + Math.max(0, ...reports.map(heightOf));
