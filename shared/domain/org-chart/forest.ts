import type { ChartNode } from '../../contract/companies/organizational-chart.schema.ts';

export type Nodes = readonly ChartNode[];

/** A person with their reports, in order. */
export interface Branch {
  node: ChartNode;
  /** 1 at the top. */
  level: number;
  /** The position from 1, among the reports of the same superior. */
  position: number;
  siblings: number;
  reports: Branch[];
}

/** The direct reports of a superior; null for the top level. */
export const reportsOf = (nodes: Nodes, parent: string | null): ChartNode[] =>
  nodes.filter((node) => node.parent === parent);

/** The chart as trees. A person with an unknown superior is at the top; cycles are left out. */
export const toForest = (nodes: Nodes): Branch[] => {
  const known = new Set(nodes.map(({ id }) => id));
  const reports = new Map<string | null, ChartNode[]>();
  for (const node of nodes) {
    const superior = node.parent !== null && known.has(node.parent) ? node.parent : null;
    reports.set(superior, [...(reports.get(superior) ?? []), node]);
  }
  const grow = (parent: string | null, level: number): Branch[] =>
    (reports.get(parent) ?? []).map((node, index, all) => ({
      node,
      level,
      position: index + 1,
      siblings: all.length,
      reports: grow(node.id, level + 1),
    }));
  return grow(null, 1);
};

/** Everybody in depth-first order. */
export const inOrder = (forest: readonly Branch[]): Branch[] =>
  forest.flatMap((branch) => [branch, ...inOrder(branch.reports)]);

/** The number of levels of a branch, itself included. */
export const heightOf = ({ reports }: Branch): number => 1 + Math.max(0, ...reports.map(heightOf));
